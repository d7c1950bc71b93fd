/** Whether the last third of some samples is worse than the one before. The first third is left out: caches fill. */

/** How much more the last third may be: a share, and an amount below which nothing is reported. */
const BOUNDS = {
  serverMiB: { share: 1.1, amount: 10 },
  postgresMiB: { share: 1.1, amount: 10 },
  p99: { share: 1.5, amount: 50 },
  files: { share: 1, amount: 5 },
  jobs: { share: 1, amount: 50 },
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

export function growthOf(samples) {
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  return Object.entries(BOUNDS).map(([what, { share, amount }]) => {
    const [before, after] = [middle, last].map((part) => median(part.map((sample) => sample[what])))
    return {
      what,
      before: Number(before.toFixed(1)),
      after: Number(after.toFixed(1)),
      grows: after > before * share && after > before + amount,
    }
  })
}

# Formwork as one container: the server, the console and its own PostgreSQL, or with DATABASE_URL another one. See docs/guide/installing.md, "In a container".
FROM node:24-bookworm-slim AS build
WORKDIR /build
# What is installed changes less often than the code, so it is a layer of its own.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global --silent "$(node -p 'require("./package.json").packageManager')" && pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile \
  && pnpm exec turbo run build --filter=@formwork/console --filter=@formwork/server --output-logs=errors-only \
  && pnpm --filter=@formwork/server --prod --legacy deploy /out/apps/server \
  && rm -r /out/apps/server/src && cp -r apps/server/dist /out/apps/server/ \
  && mkdir /out/apps/console && cp -r apps/console/dist /out/apps/console/

FROM node:24-bookworm-slim
COPY --from=build /out /srv/formwork
COPY tooling/container/formwork /usr/local/bin/formwork
RUN chmod 755 /usr/local/bin/formwork && mkdir /data /backups && chown node:node /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER node
WORKDIR /data
VOLUME ["/data", "/backups"]
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["formwork"]

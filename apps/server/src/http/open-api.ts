/** The OpenAPI document, generated from the declared calls. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref', reused: 'inline' })
  return json
}

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries<RouteDeclaration>(routes)) {
    const path = route.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Formwork', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operationOf(name: string, route: RouteDeclaration): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(typeof route.access === 'string' ? {} : { 'x-permissions': route.access }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...bodyOf(route),
    responses: answersOf(route),
  }
}

const FILE: Json = { type: 'string', format: 'binary' }

function bodyOf({ method, body, carries }: RouteDeclaration): Json {
  if (carries === 'file' && method === 'POST')
    return {
      requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: FILE }, required: ['file'] } } } },
    }
  return body === undefined ? {} : { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function answersOf(route: RouteDeclaration): Json {
  if (route.carries === 'file' && route.method === 'GET') return { 200: { description: 'The file', content: { '*/*': { schema: FILE } } } }
  const data = schemaOf(route.answer, 'output')
  if (route.wire === 'v2') {
    return {
      200: { description: 'Done', content: { 'application/json': { schema: data } } },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: { type: 'object' } } } },
    }
  }
  const extras = route.extras === undefined ? {} : (schemaOf(route.extras, 'output')['properties'] as Json)
  const schema = { type: 'object', properties: { code: { type: 'integer' }, msg: { type: 'string' }, data, ...extras }, required: ['code'] }
  return { 200: { description: 'Envelope: the code tells what happened', content: { 'application/json': { schema } } } }
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The contract about itself. Nothing in it is secret: the pages' own code says as much. */
export const referenceEndpoints = {
  openApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This contract as an OpenAPI 3.1 document',
    access: 'public',
    result: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
  }),
}

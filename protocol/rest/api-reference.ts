import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * The contract's own documentation. Nothing in it is secret: the client's code contains the same information.
 */
export const apiReferenceEndpoints = {
  openApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This contract as an OpenAPI 3.1 document',
    access: 'public',
    result: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
  }),
  reference: endpoint({
    method: 'GET',
    path: '/api/docs',
    summary: 'This contract as a readable page',
    access: 'public',
    mediaType: 'text/html',
    result: z.instanceof(Blob),
  }),
  referenceStyle: endpoint({
    method: 'GET',
    path: '/api/docs/style.css',
    summary: 'The style sheet of that page',
    access: 'public',
    mediaType: 'text/css',
    result: z.instanceof(Blob),
  }),
}

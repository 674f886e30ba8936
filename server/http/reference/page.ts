import { html } from 'hono/html'
import type { JsonSchema } from '#protocol/rest/openapi-schemas.ts'
import type { OpenApiDocument, Operation, Response } from '#protocol/rest/openapi.ts'
import { apiReferenceEndpoints } from '#protocol/rest/api-reference.ts'
import { errorCatalogue } from '#protocol/vocabulary/error-catalogue.ts'
import { anchorOf, fieldTable, type Html, table, typeOf } from './schema.ts'

type Call = { method: string; path: string; operation: Operation }

/**
 * The API reference as one page without scripts. It needs only its style sheet, so it works under the strictest
 * policy and offline. English only, like the names in the contract.
 */
export async function referencePage(document: OpenApiDocument): Promise<string> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const { title, version, description } = document.info
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}: reference</title>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${apiReferenceEndpoints.referenceStyle.path}" />
        </head>
        <body>
          <a class="skip" href="#content">Skip to content</a>
          <nav aria-label="Calls">
            <p class="title"><a href="#content">${title}</a></p>
            ${groups.map(
              (group) =>
                html`<details open>
                  <summary>${group.name}</summary>
                  <ul>
                    ${group.calls.map(
                      ({ method, operation }) =>
                        html`<li>
                          <a href="#${operation.operationId}"
                            ><span class="method">${method}</span> ${operation.operationId}</a
                          >
                        </li>`,
                    )}
                  </ul>
                </details>`,
            )}
            <ul>
              <li><a href="#objects">Objects</a></li>
              <li><a href="#refusals">Refusals</a></li>
            </ul>
          </nav>
          <main id="content">
            <h1>${title}</h1>
            <p class="note">
              Version ${version}. Also available as OpenAPI:
              <a href="${apiReferenceEndpoints.openApi.path}">${apiReferenceEndpoints.openApi.path}</a>
            </p>
            ${description.split('\n\n').map((paragraph) => html`<p>${withCodeSpans(paragraph)}</p>`)}
            ${groups.map(
              (group) =>
                html`<section aria-labelledby="tag-${group.name}">
                  <h2 id="tag-${group.name}">${group.name}</h2>
                  <p>${group.description}</p>
                  ${group.calls.map(describe)}
                </section>`,
            )}
            <section aria-labelledby="objects">
              <h2 id="objects">Objects</h2>
              ${Object.entries(document.components.schemas).map(
                ([name, schema]) =>
                  html`<article>
                    <h3 id="${anchorOf(name)}">${name}</h3>
                    ${schema.description === undefined ? '' : html`<p>${schema.description}</p>`}
                    ${fieldTable(schema)}
                  </article>`,
              )}
            </section>
            <section aria-labelledby="refusals">
              <h2 id="refusals">Refusals</h2>
              <p>
                Every refusal is an <a href="#${anchorOf('ErrorBody')}">ErrorBody</a> with one of these codes.
              </p>
              <dl>
                ${Object.entries(errorCatalogue).map(
                  ([code, { status, meaning }]) =>
                    html`<dt><code>${code}</code> ${status}</dt>
                      <dd>${withCodeSpans(meaning)}</dd>`,
                )}
              </dl>
            </section>
          </main>
        </body>
      </html>`,
  )
}

function describe({ method, path, operation }: Call): Html {
  const body = operation.requestBody?.content['application/json']?.schema
  const answers = Object.entries(operation.responses)
  return html`<article>
    <h3 id="${operation.operationId}">
      <span class="method">${method}</span>
      <code>${breakablePath(path)}</code>
    </h3>
    <p>${withCodeSpans(operation.summary)}</p>
    <p class="note">${operation.security.length === 0 ? 'No login required' : 'Requires login'}</p>
    ${
      operation.parameters.length === 0
        ? ''
        : html`<h4>Parameters</h4>
            ${table(operation.parameters)}`
    }
    ${
      body === undefined
        ? ''
        : html`<h4>Body${operation.requestBody?.required === true ? '' : ' (optional)'}</h4>
            ${schemaHtml(body)}`
    }
    <h4>Answers</h4>
    <dl>
      ${answers.map(
        ([status, response]) =>
          html`<dt>${status}</dt>
            <dd>${Number(status) < 400 ? success(response) : refusal(response)}</dd>`,
      )}
    </dl>
  </article>`
}

function success({ description, content, headers }: Response): Html {
  const [media] = Object.entries(content ?? {})
  if (media === undefined) return html`${description}`
  const [type, { schema }] = media
  return html`${type === 'application/json' ? schemaHtml(schema) : html`<code>${type}</code>`}
  ${Object.entries(headers ?? {}).map(
    ([name, header]) => html`<p class="note"><code>${name}</code>: ${withCodeSpans(header.description)}</p>`,
  )}`
}

function refusal({ description }: Response): Html {
  return html`${description.split('\n\n').map((line) => html`<p>${withCodeSpans(line)}</p>`)}`
}

/** A named schema as a link, any other one field by field. */
function schemaHtml(schema: JsonSchema): Html {
  return schema.properties === undefined ? html`<p>${typeOf(schema)}</p>` : fieldTable(schema)
}

/** Text between backticks becomes code. */
function withCodeSpans(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`
}

/** A path with a possible line break after each segment. */
function breakablePath(path: string): Html {
  return html`${path.split('/').map((step, at) => (at === 0 ? step : html`/<wbr />${step}`))}`
}

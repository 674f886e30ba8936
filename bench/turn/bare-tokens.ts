/** Streams the tokens of a model's reply with a single `fetch`. */
export async function* bareTokens(baseUrl: string, model: string): AsyncGenerator<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'Hello.' }] }),
  })
  if (!response.body) throw new Error('no response body')
  const decoder = new TextDecoder()
  let buffered = ''
  for await (const bytes of response.body) {
    buffered += decoder.decode(bytes, { stream: true })
    const lines = buffered.split('\n')
    buffered = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const event: { choices: { delta: { content?: string } }[] } = JSON.parse(line.slice(6))
      const text = event.choices[0]?.delta.content
      if (text !== undefined) yield text
    }
  }
}

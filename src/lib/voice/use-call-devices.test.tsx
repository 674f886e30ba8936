import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aLoudspeaker, aMicrophone, stubDevices } from '#src/testing/fake-devices.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useCallDevices } from './use-call-devices.ts'

const laptop = [aMicrophone('laptop'), aLoudspeaker('speakers')]
const headset = [aMicrophone('mic', 'Jabra'), aLoudspeaker('ears', 'Jabra')]

function Call(props: { lacksMicrophone?: boolean; onMicrophoneBack: () => void }) {
  const loudspeakerId = useCallDevices({
    running: true,
    microphoneId: 'mic',
    loudspeakerId: 'ears',
    lacksMicrophone: props.lacksMicrophone ?? false,
    onMicrophoneBack: props.onMicrophoneBack,
  })
  return <output>{loudspeakerId ?? 'default'}</output>
}

describe('[HEAD2] a headset that is unplugged in a call', () => {
  it('is replaced by the default, and taken again when it is back', async () => {
    const devices = stubDevices(...laptop, ...headset)
    const onMicrophoneBack = vi.fn<() => void>()
    renderComponent(<Call onMicrophoneBack={onMicrophoneBack} />)
    expect(await screen.findByText('ears')).toBeVisible()
    await devices.plug(...laptop)
    expect(await screen.findByText('default')).toBeVisible()
    expect(await screen.findByText('“Jabra” was disconnected')).toBeVisible()
    expect(onMicrophoneBack).not.toHaveBeenCalled()
    await devices.plug(...laptop, ...headset)
    expect(await screen.findByText('ears')).toBeVisible()
    expect(await screen.findByText('“Jabra” is in use again')).toBeVisible()
    expect(onMicrophoneBack).toHaveBeenCalledOnce()
  })

  it('is missed, and any microphone that is plugged in is taken', async () => {
    const devices = stubDevices(aLoudspeaker('speakers'))
    const onMicrophoneBack = vi.fn<() => void>()
    renderComponent(<Call lacksMicrophone onMicrophoneBack={onMicrophoneBack} />)
    expect(await screen.findByText('default')).toBeVisible()
    await devices.plug(...laptop)
    await vi.waitFor(() => expect(onMicrophoneBack).toHaveBeenCalledOnce())
  })
})

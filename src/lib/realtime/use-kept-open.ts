import { useEffect } from 'react'
import type { ChannelConnection } from './channel-connection.ts'

type KeptOpen = Pick<ChannelConnection, 'start' | 'stop' | 'reconnectNow' | 'networkLost'>

/** Keeps a channel open for as long as the component is shown, and tells it what the browser knows of the network. */
export function useKeptOpen(channel: KeptOpen): void {
  useEffect(() => {
    channel.start()
    const online = () => channel.reconnectNow()
    const offline = () => channel.networkLost()
    const shown = () => {
      if (document.visibilityState === 'visible') channel.reconnectNow()
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', shown)
      channel.stop()
    }
  }, [channel])
}

import { useEffect } from 'react'
import type { ChannelConnection } from './channel-connection.ts'

type ManagedChannel = Pick<ChannelConnection, 'start' | 'stop' | 'reconnectNow' | 'networkLost'>

/** Keeps a channel open while the component is mounted, and passes the browser's network events to it. */
export function useChannelLifecycle(channel: ManagedChannel): void {
  useEffect(() => {
    channel.start()
    const handleOnline = () => channel.reconnectNow()
    const handleOffline = () => channel.networkLost()
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') channel.reconnectNow()
    }
    window.addEventListener('online', handleOnline)
    window.addEventListener('offline', handleOffline)
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => {
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('offline', handleOffline)
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      channel.stop()
    }
  }, [channel])
}

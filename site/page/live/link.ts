// A worker of the first screen's own, so that it answers while a long task runs. Orders of a kind that wait are replaced by the latest.
import type { Reply, Request } from '../../protocol.ts';
import type { LiveTasks } from '../../protocolLive.ts';
import { startWorker } from '../worker.ts';

type Name = keyof LiveTasks;

interface Waiting {
  readonly request: Request;
  readonly onEvent: (event: never) => void;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** A later order has taken the place of this one. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

export class Link {
  private worker: Worker | undefined;
  private current: Waiting | undefined;
  private readonly waiting = new Map<Name, Waiting>();

  /** Rejects with Superseded where a later order of the same name came before it had begun. */
  ask<K extends Name>(
    task: K,
    order: LiveTasks[K]['order'],
    onEvent: (event: LiveTasks[K]['event']) => void = () => {},
  ): Promise<LiveTasks[K]['result']> {
    return new Promise((resolve, reject) => {
      this.waiting.get(task)?.reject(new Superseded(task));
      const request = { task, order } as Request;
      this.waiting.set(task, { request, onEvent: onEvent as Waiting['onEvent'], resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.current !== undefined) return;
    const [first] = this.waiting;
    if (first === undefined) return;
    this.waiting.delete(first[0]);
    this.current = first[1];
    this.worker ??= this.start();
    this.worker.postMessage(first[1].request);
  }

  private start(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const { current } = this;
      if (data.kind === 'event') current?.onEvent(data.event as never);
      else this.end(data);
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      this.worker = undefined;
      this.end({ kind: 'error', message: event.message || 'the worker failed' });
    });
    return worker;
  }

  private end(reply: Exclude<Reply, { kind: 'event' }>): void {
    const { current } = this;
    this.current = undefined;
    if (reply.kind === 'result') current?.resolve(reply.result as never);
    else current?.reject(new Error(reply.message));
    this.next();
  }
}

/** Shows what goes wrong; an order that was superseded is not wrong. */
export function orShow(place: HTMLElement, work: Promise<void>): void {
  work.catch((error: Error) => {
    if (!(error instanceof Superseded)) place.textContent = error.message;
  });
}

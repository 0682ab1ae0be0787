// The page's side of its worker: one task at a time. Stopping ends the worker, in the middle of whatever it does; the next task gets a new
// one.
import type { Reply, Request, TaskName, Tasks } from '../protocol.ts';
import { byId } from './dom.ts';
import { startWorker } from './worker.ts';

/** How often those who listen are told how far a task is. */
const ANNOUNCE_MS = 5000;

/** The reader has stopped the task. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export class Compute {
  private worker: Worker | undefined;
  private abort: (() => void) | undefined;
  private announced = 0;
  /** What had the focus when the task began. */
  private before: HTMLElement | undefined;

  constructor() {
    byId('stop').addEventListener('click', () => this.stop());
  }

  get busy(): boolean {
    return this.abort !== undefined;
  }

  /** Runs a task; `title` names it in the bar. Rejects with Stopped if it is stopped, or with what went wrong. */
  async run<K extends TaskName>(
    task: K,
    order: Tasks[K]['order'],
    title: string,
    onEvent: (event: Tasks[K]['event']) => void = () => {},
  ): Promise<Tasks[K]['result']> {
    if (this.busy) throw new Error('another task is running: stop it, or wait for its end');
    this.worker ??= startWorker();
    const { worker } = this;
    const listening = new AbortController();
    this.show(title);
    this.announce(`${title} has begun`);
    try {
      const result = await new Promise<Tasks[K]['result']>((resolve, reject) => {
        this.abort = () => reject(new Stopped(`${title} was stopped`));
        const { signal } = listening;
        const listener = ({ data }: MessageEvent<Reply>): void => {
          if (data.kind === 'event') onEvent(data.event as Tasks[K]['event']);
          else if (data.kind === 'result') resolve(data.result as Tasks[K]['result']);
          else reject(new Error(data.message));
        };
        worker.addEventListener('message', listener, { signal });
        // A worker that cannot be loaded says so here, and is of no further use.
        const failed = (event: Event): void => {
          this.discard();
          reject(new Error((event as ErrorEvent).message || 'the worker failed'));
        };
        worker.addEventListener('error', failed, { signal });
        worker.postMessage({ task, order } as Request);
      });
      this.announce(`${title} is done`);
      return result;
    } catch (error) {
      this.announce(error instanceof Error ? error.message : String(error));
      throw error;
    } finally {
      listening.abort();
      this.abort = undefined;
      this.hide();
    }
  }

  stop(): void {
    const { abort } = this;
    if (abort === undefined) return;
    this.discard();
    abort();
  }

  /** How far the task is: `done` of `total`, if that is known. */
  progress(text: string, done?: number, total?: number): void {
    const bar = byId<HTMLProgressElement>('status-bar');
    if (done === undefined || total === undefined) bar.removeAttribute('value');
    else {
      bar.max = total;
      bar.value = done;
    }
    byId('status-text').textContent = text;
    if (performance.now() - this.announced > ANNOUNCE_MS) this.announce(text);
  }

  private discard(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  /** Tells those who do not see the page. */
  announce(text: string): void {
    this.announced = performance.now();
    byId('announce').textContent = text;
  }

  private show(title: string): void {
    this.before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    this.progress(title);
    byId('status').hidden = false;
    this.allow(false);
  }

  private hide(): void {
    const status = byId('status');
    // The focus must not get lost with the button that has it.
    if (status.contains(document.activeElement)) this.before?.focus();
    status.hidden = true;
    this.allow(true);
  }

  /** Buttons that start tasks stay where they are for the keyboard, but say that they do nothing now. */
  private allow(on: boolean): void {
    for (const button of document.querySelectorAll('button.start')) button.setAttribute('aria-disabled', String(!on));
  }
}

/** Runs what a form asks for, unless a task is running; what goes wrong is shown in `place`. */
export function onSubmit(form: HTMLFormElement, compute: Compute, place: HTMLElement, work: () => Promise<void>): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (compute.busy) return;
    for (const old of place.querySelectorAll('.failure')) old.remove();
    try {
      await work();
    } catch (error) {
      const note = document.createElement('p');
      note.className = error instanceof Stopped ? 'failure sub' : 'failure bad';
      note.textContent = error instanceof Error ? error.message : String(error);
      place.append(note);
    }
  });
}

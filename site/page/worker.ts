// A worker that computes. The build makes one file of it, whoever starts it.
export const startWorker = (): Worker =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });

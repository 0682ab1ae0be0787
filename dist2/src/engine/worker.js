// A worker thread as the pool needs it, from Node's worker_threads or a browser's Worker. It never keeps the process alive.
import { workerText } from './workerText.js';
/** A browser does not tell when a worker that was terminated has ended; it stops at once, by the standard, or after the part it is at. */
const BROWSER_END_MS = 10_000;
/** Starts a worker on `data`; `gone` is called once, when it has ended, with whether it failed. undefined where there are no threads. */
export function startWorker(data, gone) {
    try {
        const { process } = globalThis;
        const node = process?.getBuiltinModule?.('node:worker_threads');
        return node === undefined ? startInBrowser(data, gone) : startInNode(node.Worker, data, gone);
    }
    catch {
        return undefined;
    }
}
function startInNode(Type, data, gone) {
    const text = `${workerText} run(require('node:worker_threads').workerData);`;
    // It has nothing to print, and none of the flags and preloaded modules of its parent to repeat.
    const worker = new Type(text, { eval: true, workerData: data, stdin: false, execArgv: [] });
    worker.unref();
    let failed = false;
    worker.on('error', () => {
        failed = true; // 'exit' follows
    });
    worker.on('exit', () => gone(failed));
    return { end: () => worker.terminate() };
}
/** The text's address, made once: it takes memory as long as the page lives. */
let source;
function startInBrowser(data, gone) {
    const text = `${workerText} onmessage = ({ data }) => run(data);`;
    source ??= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const worker = new globalThis.Worker(source);
    let running = true;
    const ended = (failed) => {
        if (running)
            gone(failed);
        running = false;
    };
    worker.onerror = (event) => {
        event.preventDefault(); // the page's console has no use for it: the caller computes alone
        worker.terminate();
        ended(true);
    };
    worker.postMessage(data);
    const end = async () => {
        worker.terminate();
        await new Promise((done) => setTimeout(done, BROWSER_END_MS));
        ended(false);
    };
    return { end };
}

// Steps on the CPU and on the GPU that overlap where they may: which they are is somebody else's business. Mechanism only, no algebra.
/** Runs steps one after the other, without waiting: all must be synchronous. */
export function inOrder(steps, observe) {
    for (const step of steps) {
        const start = performance.now();
        if (step.run() !== undefined)
            throw new TypeError(`step ${step.name} waits for something, which must not be here`);
        observe?.(step, start, performance.now());
    }
}
const touch = (a, b) => a.some((x) => b.some((y) => x.from < y.to && y.from < x.to));
/** Whether the order of two steps matters. */
const conflict = (a, b) => touch(a.writes, b.writes) || touch(a.writes, b.reads) || touch(a.reads, b.writes);
/**
 * Runs a sequence of steps with the effect that they have one after the other. Each starts as soon as the steps in front of it that it
 * conflicts with have ended; GPU steps start in their order. CPU steps that can start go first: what they read back must not queue up
 * behind GPU steps that nobody waits for. `steps` is asked for more only when there is room to look ahead.
 *
 * The first error stops everything: nothing more is started, and the promise rejects with it when what was running has ended.
 */
export async function overlapped(steps, { lookahead, observe }) {
    const source = steps[Symbol.iterator]();
    /** Steps from the first that has not ended on. */
    const window = [];
    const running = new Set();
    let exhausted = false;
    let failed = false;
    let failure;
    const fail = (error) => {
        if (!failed)
            failure = error;
        failed = true;
    };
    const finish = (entry, start) => {
        entry.state = 'ended';
        while (window[0]?.state === 'ended')
            window.shift();
        observe?.(entry.step, start, performance.now());
    };
    const begin = (entry) => {
        const start = performance.now();
        entry.state = 'running';
        const ended = entry.step.run();
        if (ended === undefined) {
            finish(entry, start);
            return;
        }
        const settled = ended
            .then(() => finish(entry, start))
            .catch(fail)
            .finally(() => running.delete(settled));
        running.add(settled);
    };
    const hasRoom = () => {
        const first = window.findIndex(({ state }) => state === 'waiting');
        return first < 0 || window.slice(first + 1).filter(({ step }) => step.on === 'cpu').length < lookahead;
    };
    const free = (entry) => window
        .slice(0, window.indexOf(entry))
        .every((before) => before.state === 'ended' || !conflict(before.step, entry.step));
    /** The step to start now: a CPU step that can, else the first GPU step if it can. */
    const next = () => {
        const cpu = window.find((entry) => entry.step.on === 'cpu' && entry.state === 'waiting' && free(entry));
        if (cpu !== undefined)
            return cpu;
        const gpu = window.find(({ step, state }) => step.on === 'gpu' && state !== 'ended');
        return gpu?.state === 'waiting' && free(gpu) ? gpu : undefined;
    };
    while (!failed) {
        try {
            while (!exhausted && hasRoom()) {
                const { done, value } = source.next();
                if (done === true)
                    exhausted = true;
                else
                    window.push({ step: value, state: 'waiting' });
            }
            const entry = next();
            if (entry !== undefined)
                begin(entry);
            else if (running.size > 0)
                await Promise.race(running);
            else
                break;
        }
        catch (error) {
            fail(error);
        }
    }
    await Promise.all(running);
    if (failed)
        throw failure;
}

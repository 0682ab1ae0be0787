const [ROUTINES, KERNELS] = [0, 1];
const TRACKS = ['routines', 'kernels'];
/** The profiles one behind the other, in JSON. */
export function profileTrace(profiles) {
    const names = TRACKS.map((name, tid) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } }));
    let zero = 0;
    const bars = profiles.flatMap((profile) => {
        const own = [...routineBars(profile), ...kernelBars(profile)].map(({ name, tid, start, end }) => {
            // Microseconds.
            return { name, ph: 'X', pid: 1, tid, ts: 1000 * (zero + start), dur: 1000 * (end - start) };
        });
        zero += profile.span;
        return own;
    });
    return JSON.stringify({ displayTimeUnit: 'ms', traceEvents: [...names, ...bars] });
}
const kernelBars = ({ dispatches }) => dispatches.map(({ kernel, start, end }) => ({ name: kernel, tid: KERNELS, start, end }));
/** From the first dispatch of a routine's to the last one before another's. */
function routineBars({ dispatches }) {
    const bars = [];
    for (const { routine, start, end } of dispatches) {
        const last = bars.at(-1);
        if (routine === undefined)
            continue;
        if (last?.name === routine)
            last.end = Math.max(last.end, end);
        else
            bars.push({ name: routine, tid: ROUTINES, start, end });
    }
    return bars;
}

// Figures that need a process of their own: each is measured in children, one after the other.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
const CHILDREN = 7;
const child = (...args) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(new URL('./child.js', import.meta.url)), ...args], {
    encoding: 'utf8',
}));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
export function processFigures() {
    const first = (prec) => {
        const runs = Array.from({ length: CHILDREN }, () => child('first', prec));
        return {
            open: median(runs.map(({ open }) => open)),
            calls: [0, 1, 2].map((k) => median(runs.map(({ calls }) => calls[k]))),
        };
    };
    const bytes = (prec) => child('bytes', prec);
    return {
        first: { s: first('s'), d: first('d') },
        bytes: { s: bytes('s'), d: bytes('d') },
        idleCpuMs: child('idle').cpuMs,
    };
}

// npm run fuzz -- [--seed 1] [--calls 1000] [--backend cpu|gpu] [--routine NAME] [--most 130] [--seconds S] [--problems | --sequences]
// [--poisoned] [--limit 120] [--replay KNOBS]: random calls made from the specs. A failure is shrunk and printed as a program. A call that
// takes longer than --limit seconds ends the campaign. The exit status is the number of failures, at most 255.
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { campaign } from './campaign.js';
import { poisonMemory } from './poison.js';
import { watched } from './watch.js';
const { values } = parseArgs({
    options: {
        seed: { type: 'string', default: '1' },
        calls: { type: 'string', default: '1000' },
        backend: { type: 'string', default: 'cpu' },
        routine: { type: 'string', default: '' },
        most: { type: 'string', default: '130' },
        /** The knobs of one call of --routine, as they are printed for a call that hangs. */
        replay: { type: 'string' },
        /** Problems of testing/cases, judged by their residuals. */
        problems: { type: 'boolean', default: false },
        /** Programs of 24 calls on shared buffers. */
        sequences: { type: 'boolean', default: false },
        /** Workspace begins with garbage. */
        poisoned: { type: 'boolean', default: false },
        limit: { type: 'string', default: '120' },
        seconds: { type: 'string', default: 'Infinity' },
        /** Of the process that is watched. */
        inner: { type: 'boolean', default: false },
    },
});
const { backend } = values;
if (backend !== 'cpu' && backend !== 'gpu')
    throw new Error('--backend must be cpu or gpu');
if (!values.inner) {
    process.exitCode = await watched(import.meta.filename, [...process.argv.slice(2), '--inner'], 1000 * Number(values.limit));
}
else {
    const cpu = await createContext({ backend: 'cpu' });
    const context = backend === 'cpu' ? cpu : await createContext({ backend: 'gpu' });
    const { seed, calls, routine, most, seconds, replay, problems, sequences, poisoned } = values;
    const report = await campaign({
        context,
        cpu,
        seed: Number(seed),
        calls: Number(calls),
        routine,
        most: Number(most),
        seconds: Number(seconds),
        problems,
        sequences,
        ...(poisoned ? { poison: poisonMemory(context) } : {}),
        ...(replay === undefined ? {} : { replay: JSON.parse(replay) }),
        starting: (name) => process.send?.(name),
        failed: (text) => console.log(text),
    });
    console.log(report.summary);
    for (const one of new Set([context, cpu]))
        one.dispose();
    process.exitCode = Math.min(255, report.failures);
    process.disconnect?.();
}

// npm run fuzz -- [--seed 1] [--calls 1000] [--backend cpu|gpu] [--routine NAME] [--most 130] [--seconds S] [--all]: random calls made from
// the specs. A failure is shrunk and printed as a program. The exit status is the number of failures, at most 255.
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.ts';
import { campaign } from './campaign.ts';
import { watched } from './watch.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '1000' },
    backend: { type: 'string', default: 'cpu' },
    routine: { type: 'string', default: '' },
    most: { type: 'string', default: '130' },
    seconds: { type: 'string', default: 'Infinity' },
    /** Of the process that is watched. */
    inner: { type: 'boolean', default: false },
  },
});
const { backend } = values;
if (backend !== 'cpu' && backend !== 'gpu') throw new Error('--backend must be cpu or gpu');

/** Longest time that a call may take, with all that it is compared with. */
const LIMIT_MS = 120_000;

if (!values.inner) {
  process.exitCode = await watched(import.meta.filename, [...process.argv.slice(2), '--inner'], LIMIT_MS);
} else {
  const cpu = await createContext({ backend: 'cpu' });
  const context = backend === 'cpu' ? cpu : await createContext({ backend: 'gpu' });
  const { seed, calls, routine, most, seconds } = values;
  const report = await campaign({
    context,
    cpu,
    seed: Number(seed),
    calls: Number(calls),
    routine,
    most: Number(most),
    seconds: Number(seconds),
    starting: (name) => process.send?.(name),
    failed: (text) => console.log(text),
  });
  console.log(report.summary);
  for (const one of new Set([context, cpu])) one.dispose();
  process.exitCode = Math.min(255, report.failures);
  process.disconnect?.();
}

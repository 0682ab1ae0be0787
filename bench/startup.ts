// What it takes to import the package in Node, as it is published: processes of their own, in turns.
import { execFileSync } from 'node:child_process';

/** What is timed, by the file that package.json names for it. */
const ENTRIES = { basalt: 'src/index.js', 'basalt/linalg': 'src/linalg/index.js' } as const;
const ROUNDS = 15;

const timed = (url: string): string =>
  `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start);`;

/** Milliseconds of `await import(...)`, medians. Bundles the modules in dist first. */
export async function importTimes(): Promise<Record<keyof typeof ENTRIES, number>> {
  const { bundle } = (await import(new URL('../../scripts/bundle.mjs', import.meta.url).href)) as {
    bundle(): Promise<void>;
  };
  await bundle();
  const times = Object.entries(ENTRIES).map(([name, file]) => ({
    name,
    program: timed(new URL(`../node/${file}`, import.meta.url).href),
    ms: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { program, ms } of times)
      ms.push(Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })));
  const median = (ms: number[]): number => ms.sort((a, b) => a - b)[Math.floor(ms.length / 2)]!;
  return Object.fromEntries(times.map(({ name, ms }) => [name, median(ms)])) as Record<keyof typeof ENTRIES, number>;
}

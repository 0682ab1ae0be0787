// npm start, shortened: every system is solved to the accuracy that it claims, on each backend.
import { describe, expect, it } from 'vitest';
import { main } from '../../examples/start.ts';
import { contexts } from '../setup/contexts.ts';

describe('npm start', () => {
  it.each(contexts.map((context) => [context.backend, context] as const))('on the %s', async (backend, context) => {
    const lines: string[] = [];
    const worst = await main(context, { systems: ['bfwa62'], sizes: [40] }, (line: string) => lines.push(line));
    expect(worst).toBeLessThan(30);
    const text = lines.join('\n');
    expect(text).toContain(`basalt on the ${backend.toUpperCase()}: `);
    expect(text).toMatch(/^bfwa62 +62 {2}sgesv +(cpu|gpu) +0 +\d+\.\d+ +\d+\.\d$/m);
    expect(text).toMatch(/^bfwa62 +62 {2}dgesv +cpu +0 /m);
    expect(text).toMatch(/^ +40 +\d+\.\d{3} +\d+\.\d\d +\d+\.\d{3} +\d+\.\d\d$/m);
    expect(text).toMatch(/accept up to 30 eps: passed/);
    expect(text).not.toMatch(/[^\n\x20-\x7e]/);
  });
});

// GEEQU, POEQU, LAQGE and LAQSY on a GPU context: what they have in common. Their sweeps, and what each does, are in tests of their own.
import { expect } from 'vitest';
import { geequCase, laqgeCase, laqsyCase, poequCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { gpuTest } from '../../setup/contexts.ts';

const all: readonly Case[] = [geequCase, laqgeCase, laqsyCase, poequCase];

gpuTest('equilibration does not wait for the device', async (context) => {
  for (const c of all) {
    const [problem] = c.sweep.slice(-1);
    expect(await complaints(context, c, problem!, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `s${c.spec.name}`, backend: 'gpu' });
    expect(await complaints(context, c, problem!, 'd')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: `d${c.spec.name}`, backend: 'cpu' });
  }
});

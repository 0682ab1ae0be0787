import { expect, it } from 'vitest';
import { dsgesvGmresCase } from '../../testing/cases/dsgesvGmres.ts';
import { dhgesvCase } from '../../testing/cases/dhgesv.ts';
import { dhposvCase } from '../../testing/cases/dhposv.ts';
import { attempt, complaints } from '../../testing/lib/case.ts';
import { contexts } from '../setup/contexts.ts';
it.each(contexts)('quick', async (context) => {
  for (const c of [dsgesvGmresCase, dhgesvCase, dhposvCase] as any[]) {
    for (const problem of c.sweep) expect(await complaints(context, c, problem, 'd')).toEqual([]);
    const { after } = await attempt(context, c, { n: 200, nrhs: 2, uplo: 'l' }, 'd');
    console.log(context.backend, c.spec.name, after.iter.data, after.inner.data, after.factored?.data, after.info.data);
    console.log(context.queue.trace.slice(-4));
  }
});

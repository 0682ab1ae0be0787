// What routines of reflectors have in common, as tests: sweeps, blocks of nb reflectors on the CPU, and the same bits with any number of
// threads.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import { engine } from '../../../src/engine/engine.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import type { Operands } from '../../../testing/lib/operands.ts';
import { PRECISIONS, sampled } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

export const LAYOUT = { pad: 3, offset: 5 };
export const PRECS = ['s', 'd'] as const;
const FIELDS = [...PRECS, 'c', 'z'] as const;

/** Stands for all bits of the operands. */
function digest(operands: Operands): string {
  const hash = createHash('sha1');
  for (const { data } of Object.values(operands))
    hash.update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  return hash.digest('hex');
}

const bitsOf = async (c: Case<object>, problem: object, prec: Prec): Promise<string> =>
  digest((await attempt(cpu, c, problem, prec)).after);

/** The sweep of a case on every backend; on software adapters every which problem. */
export function testReflectors(given: Case, { every = 2, nb = {}, threads = {} }: Sizes): void {
  const c = given as unknown as Case<object>;
  const { name } = c.spec;
  describe.each(contexts.map((context) => [context.backend, context] as const))(
    `${name} on the %s backend`,
    (_, context) => {
      it.each(FIELDS)('does the whole sweep (%s)', async (prec) => {
        for (const problem of sampled(context, c.sweep, every))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
      });
    },
  );

  if (nb !== false) {
    it(`${name} takes nb, up to 32, on the CPU`, async () => {
      const problem = { m: 80, n: 70, side: 'l', trans: 'n', k: 66, layout: LAYOUT, ...nb };
      const [own, ...others] = await Promise.all([0, 32, 33, 31, 5].map((nb) => bitsOf(c, { ...problem, nb }, 's')));
      expect(others.map((bits) => bits === own)).toEqual([true, true, false, false]);
    });
  }

  describe(`${name} with any number of threads`, () => {
    afterEach(() => {
      const e = engine();
      if (e) e.pool.threads = 2;
    });

    it.each(PRECISIONS)('gives the same bits (%s)', async (prec) => {
      const e = engine()!;
      const problem = { m: 140, n: 110, side: 'l', trans: 't', k: 100, ...threads };
      const results: string[] = [];
      for (const threads of [1, 2, 3, 4]) {
        e.pool.threads = threads;
        results.push(await bitsOf(c, problem, prec));
      }
      expect(new Set(results).size).toBe(1);
    });
  });
}

interface Sizes {
  readonly every?: number;
  /** Of the problems that are computed in blocks of nb reflectors, and by several threads, if not as for geqrf. False: there is no nb. */
  readonly nb?: object | false;
  readonly threads?: object;
}

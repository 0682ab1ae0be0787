// The kernels of the symmetric indefinite factorization and solution give the same bits in whatever order workgroups and threads run: what
// one of them wrote and another one read or wrote in the same dispatch, or between the same barriers, would show here.
import { expect, vi } from 'vitest';
import type { Context, Uplo } from '../../../src/index.ts';
import { sytrf, sytrs } from '../../../src/index.ts';
import type { Kernel } from '../../../src/runtime/kernel.ts';
import { Random } from '../../../testing/lib/random.ts';
import { full } from '../../lib/sampled.ts';
import { NEED_BLOCKS, symmetricOf } from '../../lib/symmetricTypes.ts';
import { gpuWide } from '../../setup/contexts.ts';

const NAMES = ['sytrf_column', 'sytrf_pivot', 'syconv', 'sytrs_diagonal', 'laswp_sources', 'lapmr'];
const SIGNATURE = '@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {';

/** Software adapters run workgroups and the threads between two barriers from the first to the last, or nearly so. */
const ORDERS: Readonly<Record<string, readonly [group: string, thread: string]>> = {
  'the last workgroup and the last thread first': ['grid.x - 1u - ranGroup.x', 'THREADS - 1u - ranThread'],
  'threads scattered': ['ranGroup.x', '(ranThread * 37u + 11u) % THREADS'],
};

function reordered(kernel: Kernel, [group, thread]: readonly [string, string]): Kernel {
  expect(kernel.text).toContain(SIGNATURE);
  const entry = `@builtin(workgroup_id) ranGroup: vec3u, @builtin(num_workgroups) grid: vec3u,
    @builtin(local_invocation_index) ranThread: u32) {
  let group = vec3u(${group}, ranGroup.yz);
  let t = ${thread};`;
  return { ...kernel, text: kernel.text.replace(SIGNATURE, entry) };
}

/** Several workgroups of every kernel. */
const N = 300;

async function solved(context: Context, uplo: Uplo, values: Float32Array) {
  const A = context.upload('s', values);
  const ipiv = context.alloc('i', N);
  const info = context.alloc('i', 1);
  const B = context.upload(
    's',
    Float32Array.from({ length: N }, (_, i) => Math.sin(i + 1)),
  );
  await sytrf(context.queue, { uplo, n: N, A, lda: N, ipiv, info });
  await sytrs(context.queue, { uplo, n: N, nrhs: 1, A, lda: N, ipiv, B, ldb: N });
  const found = [await context.download(A), await context.download(ipiv), await context.download(B)] as const;
  for (const buffer of [A, ipiv, info, B]) buffer.dispose();
  return found;
}

for (const [k, [name, order]] of Object.entries(ORDERS).entries()) {
  gpuWide(`sytrf and sytrs do not depend on the order: ${name}`, async (context) => {
    for (const uplo of full ? (['l', 'u'] as const) : [(['l', 'u'] as const)[k % 2]!]) {
      const random = new Random();
      const values = Float32Array.from(symmetricOf(N, NEED_BLOCKS['a zero diagonal']!(N, random)));
      const expected = await solved(context, uplo, values);
      expect(expected[1].some((p) => p < 0)).toBe(true);
      expect(expected[1].some((p, i) => p > 0 && p !== i + 1)).toBe(true);
      const { queue } = context;
      const changed = new Map<string, Kernel>();
      const launch = queue.launch.bind(queue);
      const spy = vi.spyOn(queue, 'launch').mockImplementation((kernel, ...rest) => {
        if (NAMES.includes(kernel.name) && !changed.has(kernel.name)) {
          changed.set(kernel.name, reordered(kernel, order));
        }
        launch(changed.get(kernel.name) ?? kernel, ...rest);
      });
      try {
        queue.forget(); // so that the calls launch their kernels anew
        const found = await solved(context, uplo, values);
        expect([...changed.keys()].sort()).toEqual([...NAMES].sort());
        found.forEach((operand, at) => {
          expect(
            operand.findIndex((x, i) => !Object.is(x, expected[at]![i])),
            `${uplo}, operand ${at}`,
          ).toBe(-1);
        });
      } finally {
        spy.mockRestore();
        queue.forget();
      }
    }
  });
}

// The singular value decomposition that basalt/wgsl gives users' kernels: ratios of LAPACK's test programs, for all kinds of matrices.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/index.ts';
import { svd } from '../../src/wgsl.ts';
import { noise } from '../batched/placed.ts';
import { type Result, svdError, type Value } from '../batched/svd/svdSupport.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const KINDS: readonly (readonly [name: string, value: Value])[] = [
  ['random', noise],
  ['zero', () => 0],
  ['identity', (_, i, j) => Number(i === j)],
  ['ones', () => 1],
  ['a zero column', (b, i, j) => (j === 1 ? 0 : noise(b, i, j))],
  ['equal columns', (b, i, j) => noise(b, i, j >> 1)],
  ['not finite', (b, i, j) => (i + j === 0 ? Number.NaN : noise(b, i, j))],
  ['large', (b, i, j) => 1e30 * noise(b, i, j)],
  ['small', (b, i, j) => 1e-30 * noise(b, i, j)],
  ['graded', (b, i, j) => noise(b, i, j) * 10 ** (-2 * j)],
];
const COUNT = KINDS.length;
const value: Value = (b, i, j) => KINDS[b]![1](b, i, j);

/** Every kind of matrix, by a thread each. */
async function decompose(context: Context, n: number): Promise<Result[]> {
  const size = n * n;
  const text = `${svd({ n })}
struct Params { count: u32 }
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> S: array<f32>;
@group(0) @binding(2) var<storage, read_write> V: array<f32>;
@group(0) @binding(3) var<storage, read_write> infos: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(64)
fn user(@builtin(global_invocation_id) id: vec3u) {
  let t = id.x;
  if (t >= p.count) { return; }
  var a: array<f32, ${size}>;
  var s: array<f32, ${n}>;
  var v: array<f32, ${size}>;
  for (var e = 0u; e < ${size}u; e++) { a[e] = A[t * ${size}u + e]; }
  infos[t] = svd${n}(&a, &s, &v);
  for (var e = 0u; e < ${n}u; e++) { S[t * ${n}u + e] = s[e]; }
  for (var e = 0u; e < ${size}u; e++) { A[t * ${size}u + e] = a[e]; V[t * ${size}u + e] = v[e]; }
}`;
  const a = Float32Array.from({ length: COUNT * size }, (_, e) =>
    value(Math.floor(e / size), e % n, Math.floor((e % size) / n)),
  );
  using A = context.upload('s', a);
  using S = context.alloc('s', COUNT * n);
  using V = context.alloc('s', COUNT * size);
  using infos = context.alloc('i', COUNT);
  context.queue.launch({ name: 'user', text, variants: [] }, {}, { A, S, V, infos }, { count: COUNT }, [1, 1, 1]);
  const [u, s, v] = await Promise.all([A, S, V].map((X) => context.download(X)));
  const info = await context.download(infos);
  return KINDS.map((_, b) => ({
    s: s!.slice(b * n, (b + 1) * n),
    u: u!.slice(b * size, (b + 1) * size),
    v: v!.slice(b * size, (b + 1) * size),
    info: info[b]!,
    nonfinite: 0,
  }));
}

describe('svd for kernels', () => {
  for (const n of slowly ? [2, 3] : [1, 2, 3, 5, 8]) {
    gpuTest(`of order ${n}`, async (context) => {
      for (const [b, found] of (await decompose(context, n)).entries()) {
        const [name] = KINDS[b]!;
        if (name === 'not finite') expect(found.info).toBe(n);
        else
          expect(
            svdError([n, n], (i, j) => value(b, i, j), found),
            name,
          ).toBeLessThan(30);
      }
    });
  }

  it('is text without loops over elements, for orders up to 8', () => {
    expect(svd({ n: 3 })).toMatch(/fn svd3\(a: ptr<function, array<f32, 3u \* 3u>>/);
    expect(svd({ n: 3 })).not.toMatch(/@|\bN\b|for \(var [ijke] /);
    expect(svd({ n: 2, precision: 'f16', name: 'own' })).toMatch(/fn own\(a: ptr<function, array<f16, /);
    expect(() => svd({ n: 9 })).toThrow(/1\.\.8/);
  });
});

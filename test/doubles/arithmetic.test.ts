// The soft doubles of kernels/lib/double.wgsl, bit for bit as JavaScript's.
import { expect } from 'vitest';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { lib_double } from '../../src/runtime/shaderLibs.gen.ts';
import { full } from '../lib/sampled.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';
import { bitsOf, fmaOf, ofBits, scaledOf, triples } from './doubleOracle.ts';

const COUNT = full ? 2 ** 18 : 2 ** 15;

const low = (x: number): bigint => bitsOf(x) & 0xffffffffn;
const flag = (x: boolean): bigint => (x ? 1n : 0n);
const single = new Float32Array(1);
const word = new Uint32Array(single.buffer);

/** The bits of the single next to x. */
function singleBits(x: number): bigint {
  single[0] = x;
  return Number.isNaN(x) ? 0x7fc00000n : BigInt(word[0]!);
}

/** The single with the bits of the low word of x. */
function singleOf(x: number): number {
  word[0] = Number(low(x));
  return single[0]!;
}

/** What a kernel computes of x, y and z, and what that must be: a double, or the bits of a word. */
type Operation = readonly [name: string, wgsl: string, exact: (x: number, y: number, z: number) => number | bigint];

const OPERATIONS: readonly Operation[] = [
  ['dAdd', 'dAdd(x, y)', (x, y) => x + y],
  ['dSub', 'dSub(x, y)', (x, y) => x - y],
  ['dMul', 'dMul(x, y)', (x, y) => x * y],
  ['dFma', 'dFma(x, y, z)', fmaOf],
  ['dDiv', 'dDiv(x, y)', (x, y) => x / y],
  ['dSqrt', 'dSqrt(x)', Math.sqrt],
  ['dSqrt of squares', 'dSqrt(dMul(x, x))', (x) => Math.sqrt(x * x)],
  ['dNeg', 'dNeg(x)', (x) => -x],
  ['dAbs', 'dAbs(x)', Math.abs],
  // Remainders of negative integers are undefined on hardware without Dawn's polyfill.
  ['dScale', 'dScale(x, i32(y.x % 4400u) - 2200)', (x, y) => scaledOf(x, (Number(low(y)) % 4400) - 2200)],
  ['dOfU32', 'dOfU32(x.x)', (x) => Number(low(x))],
  ['dOfI32', 'dOfI32(i32(x.x))', (x) => Number(BigInt.asIntN(32, low(x)))],
  ['dOfSingle', 'dOfSingle(x.x)', singleOf],
  ['dToSingle', 'vec2u(dToSingle(x), 0u)', singleBits],
  ['dToSingle of singles', 'vec2u(dToSingle(dOfSingle(x.x)), 0u)', (x) => singleBits(singleOf(x))],
  ['dLess', 'vec2u(u32(dLess(x, y)), 0u)', (x, y) => flag(x < y)],
  ['dEqual', 'vec2u(u32(dEqual(x, y)), 0u)', (x, y) => flag(x === y)],
  ['dIsNaN', 'vec2u(u32(dIsNaN(x)), 0u)', (x) => flag(Number.isNaN(x))],
  ['dIsFinite', 'vec2u(u32(dIsFinite(x)), 0u)', (x) => flag(Number.isFinite(x))],
  ['dIsZero', 'vec2u(u32(dIsZero(x)), 0u)', (x) => flag(x === 0)],
];

const kernelOf = (wgsl: string): Kernel => ({
  name: 'operation',
  variants: [],
  text: `
${lib_double}
struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> xs: array<vec2u>;
@group(0) @binding(1) var<storage, read> ys: array<vec2u>;
@group(0) @binding(2) var<storage, read> zs: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> results: array<vec2u>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(64)
fn operation(@builtin(global_invocation_id) id: vec3u) {
  let k = id.x + p.baseX * 64u;
  if (k < p.n) {
    let x = xs[k];
    let y = ys[k];
    let z = zs[k];
    results[k] = ${wgsl};
  }
}
`,
});

const QUIET_NAN = 0x7ff80000_00000000n;
const operands = triples(COUNT);

for (const [name, wgsl, exact] of OPERATIONS) {
  gpuTest(`${name} is exactly what it must be`, async () => {
    const context = await doubles();
    const [xs, ys, zs] = [operands.x, operands.y, operands.z].map((data) => context.upload('d', data));
    const results = context.alloc('d', COUNT);
    const buffers = { xs: xs!, ys: ys!, zs: zs!, results };
    context.queue.launch(kernelOf(wgsl), {}, buffers, { n: COUNT }, [COUNT / 64, 1, 1]);
    const data = await context.download(results);
    const found = new BigUint64Array(data.buffer, data.byteOffset, COUNT);
    const wrong: string[] = [];
    for (let k = 0; k < COUNT; k++) {
      const [x, y, z] = [operands.x[k]!, operands.y[k]!, operands.z[k]!];
      const value = exact(x, y, z);
      const wanted = typeof value === 'bigint' ? value : Number.isNaN(value) ? QUIET_NAN : bitsOf(value);
      // A NaN may have any sign where only signs change.
      const same =
        found[k] === wanted || (wanted === QUIET_NAN && /dNeg|dAbs/.test(name) && Number.isNaN(ofBits(found[k]!)));
      if (!same) wrong.push(`${x}, ${y}, ${z}: ${found[k]!.toString(16)}, not ${wanted.toString(16)}`);
    }
    expect([wrong.length, ...wrong.slice(0, 5)]).toEqual([0]);
    for (const buffer of Object.values(buffers)) buffer.dispose();
  });
}

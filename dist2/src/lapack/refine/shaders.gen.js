// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_field, lib_largest, lib_size_bits } from '../../runtime/shaderLibs.gen.js';
export const ferr_final = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  ld: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> V: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read_write> ferr: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn ferr_final(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    worst = max(worst, V[i + j * p.ld]);
  }
  findLargest(t, worst);
  if (t == 0u) {
    var bits = est[j];
    if (bits <= 0x7f800000u && most[0] != 0u) {
      bits = bitcast<u32>(bitcast<f32>(bits) / bitcast<f32>(most[0]));
    }
    ferr[p.offF + j] = bits;
  }
}
`);
export const magnitudes = /* @__PURE__ */ joined(`
`, lib_size_bits, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  offA: u32,
  lda: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn magnitudes(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.m) {
    B[i + j * p.ldb] = sizeBits(A[p.offA + i + j * p.lda]);
  }
}
`);
export const refine_add = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  columns: u32,
  offX: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn refine_add(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n && state[p.columns + j] != 0u) {
    X[p.offX + i + j * p.ldx] += D[i + j * p.ldd];
  }
}
`);
export const refine_bound = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ld: u32,
  bound: R,
  safe1: R,
  safe2: R,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<R>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn refine_bound(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n) {
    let at = i + j * p.ld;
    let weight = W[at];
    W[at] = abs1(widen(D[at])) + p.bound * weight + select(0.0, p.safe1, weight <= p.safe2);
  }
}
`);
export const refine_judge = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  ld: u32,
  first: u32,
  eps: R,
  safe1: R,
  safe2: R,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read> W: array<R>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn refine_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    let size = abs1(widen(D[i + j * p.ld]));
    let weight = W[i + j * p.ld];
    let extra = select(0.0, p.safe1, weight <= p.safe2);
    worst = max(worst, bitcast<u32>((size + extra) / (weight + extra)) & 0x7fffffffu);
  }
  findLargest(t, worst);
  if (t == 0u) {
    let bits = most[0];
    let error = bitcast<R>(bits);
    let before = select(bitcast<R>(state[j]), 3.0, p.first == 1u);
    let wanted = p.first == 1u || state[p.columns + j] != 0u;
    if (wanted) {
      state[j] = bits;
      let again = bits <= 0x7f800000u && error > p.eps && 2.0 * error <= before;
      state[p.columns + j] = select(0u, bitcast<u32>(1.0), again);
    }
  }
}
`);

// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double, lib_field, lib_field_double, lib_lag2, lib_part, lib_turned_sign } from '../../runtime/shaderLibs.gen.js';
export const dgmm = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_C: u32 = 0u;
const X_IN_C: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  right: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incx: i32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
fn readA(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}
fn readX(k: u32) -> V {
  let at = p.offX + i32(k) * p.incx;
  if (X_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(x[at]);
}
@compute @workgroup_size(THREADS)
fn dgmm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      C[p.offC + i + j * p.ldc] = narrow(mul(readA(p.offA + i + j * p.lda), readX(select(i, j, p.right == 1u))));
    }
  }
}
`);
export const geadd = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
fn readA(at: u32) -> V {
  if (A_IN_B == 1u) {
    return widen(B[at]);
  }
  return widen(A[at]);
}
@compute @workgroup_size(THREADS)
fn geadd(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let readsA = !isZeroV(p.alpha);
  let readsB = !isZeroV(p.beta);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offB + i + j * p.ldb;
      var value = V();
      if (readsA) {
        value = mul(p.alpha, readA(p.offA + i + j * p.lda));
      }
      if (readsB) {
        value = add(value, mul(p.beta, widen(B[at])));
      }
      B[at] = narrow(value);
    }
  }
}
`);
export const geam_tiled = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> As: array<V, TILE * (TILE + 1u)>;
var<workgroup> Bs: array<V, TILE * (TILE + 1u)>;
fn readA(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}
fn readB(at: u32) -> V {
  if (B_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(B[at]);
}
@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  let readsA = !isZeroV(p.alpha);
  let readsB = !isZeroV(p.beta);
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA != 0u) {
        let a = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
        As[tx + r * (TILE + 1u)] = select(a, conj(a), p.transA == 2u);
      }
      if (readsB && p.transB != 0u) {
        let b = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
        Bs[tx + r * (TILE + 1u)] = select(b, conj(b), p.transB == 2u);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = V();
      if (readsA) {
        if (p.transA != 0u) {
          value = mul(p.alpha, As[c + tx * (TILE + 1u)]);
        } else {
          value = mul(p.alpha, readA(p.offA + i + j * p.lda));
        }
      }
      if (readsB) {
        if (p.transB != 0u) {
          value = add(value, mul(p.beta, Bs[c + tx * (TILE + 1u)]));
        } else {
          value = add(value, mul(p.beta, readB(p.offB + i + j * p.ldb)));
        }
      }
      C[p.offC + i + j * p.ldc] = narrow(value);
    }
  }
}
`);
export const lacpy = /* @__PURE__ */ joined(`
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const A_IN_B: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn lacpy(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        B[p.offB + i + j * p.ldb] = B[origin];
      } else {
        B[p.offB + i + j * p.ldb] = A[origin];
      }
    }
  }
}
`);
export const lag2d = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const SUM: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offS: u32,
  lds: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> SA: array<u32>;
@group(0) @binding(1) var<storage, read> SB: array<u32>;
@group(0) @binding(2) var<storage, read_write> A: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lag2d(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (i < p.m) {
      var value = dOfSingle(SA[p.offS + i + j * p.lds]);
      if (SUM == 1u) {
        value = dAdd(value, dOfSingle(SB[p.offB + i + j * p.ldb]));
      }
      A[p.offA + i + j * p.lda] = value;
    }
  }
}
`);
export const lag2h = /* @__PURE__ */ joined(`
enable f16;
`, lib_lag2, `@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> B: array<f16>;
const INFINITE: u32 = 0x7c00u;
fn nearest(size: u32) -> u32 {
  let subnormal = size < 0x38800000u;
  let significand = (size & 0x7fffffu) | 0x800000u;
  let value = select(size - 0x38000000u, significand, subnormal);
  let shift = select(13u, 126u - (size >> 23u), subnormal);
  let s = min(shift, 31u);
  let rounded = (value + (1u << (s - 1u)) - 1u + ((value >> s) & 1u)) >> s;
  let finite = select(rounded, INFINITE, size >= 0x477ff000u);
  return select(finite, 0x7e00u, size > 0x7f800000u);
}
@compute @workgroup_size(THREADS)
fn lag2h(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = A[p.offA + i + j * p.lda];
      let half = nearest(bits & 0x7fffffffu);
      B[p.offB + i + j * p.ldb] = bitcast<vec2<f16>>(half | ((bits >> 16u) & 0x8000u)).x;
      if (half == INFINITE) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`);
export const lag2s = /* @__PURE__ */ joined(`
enable f16;
`, lib_lag2, `@group(0) @binding(0) var<storage, read> A: array<f16>;
@group(0) @binding(1) var<storage, read_write> B: array<u32>;
fn widened(half: u32) -> u32 {
  let exponent = half >> 10u;
  let fraction = half & 1023u;
  let normal = ((exponent + 112u) << 23u) | (fraction << 13u);
  let subnormal = bitcast<u32>(f32(fraction) * 0x1p-24f);
  let special = 0x7f800000u | (fraction << 13u);
  return select(select(normal, subnormal, exponent == 0u), special, exponent == 31u);
}
@compute @workgroup_size(THREADS)
fn lag2s(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let bits = bitcast<u32>(vec2<f16>(A[p.offA + i + j * p.lda], 0.0h));
      B[p.offB + i + j * p.ldb] = widened(bits & 0x7fffu) | ((bits & 0x8000u) << 16u);
      if ((bits & 0x7fffu) == 0x7c00u) {
        atomicStore(&info[p.offInfo], 1);
      }
    }
  }
}
`);
export const lag2s_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const SPLIT: u32 = 1u;
const TOGETHER: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offS: u32,
  lds: u32,
  offB: u32,
  ldb: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> SA: array<u32>;
@group(0) @binding(2) var<storage, read_write> SB: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<atomic<i32>>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lag2s_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (i < p.m) {
      let x = A[p.offA + i + j * p.lda];
      let bits = dToSingle(x);
      SA[p.offS + i + j * p.lds] = bits;
      if ((bits & 0x7fffffffu) == 0x7f800000u) {
        atomicStore(&info[p.offInfo], 1);
      }
      if (SPLIT == 1u) {
        var rest = 0u;
        if ((bits & 0x7f800000u) != 0x7f800000u) {
          rest = dToSingle(dSub(x, dOfSingle(bits)));
        }
        if (TOGETHER == 1u) {
          SA[p.offB + i + j * p.ldb] = rest;
        } else {
          SB[p.offB + i + j * p.ldb] = rest;
        }
      }
    }
  }
}
`);
export const lascl = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  factor: R,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn lascl(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      let at = p.offA + i + j * p.lda;
      A[at] = narrow(byReal(p.factor, widen(A[at])));
    }
  }
}
`);
export const laset = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
`, lib_part, `@compute @workgroup_size(THREADS)
fn laset(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n && inPart(p.part, i, j)) {
      A[p.offA + i + j * p.lda] = narrow(select(p.alpha, p.beta, i == j));
    }
  }
}
`);
export const symmetrize = /* @__PURE__ */ joined(`
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
var<workgroup> tile: array<T, TILE * (TILE + 1u)>;
`, lib_turned_sign, `@compute @workgroup_size(THREADS)
fn symmetrize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let row0 = select(x, y, p.upper == 1u) * TILE;
  let col0 = select(y, x, p.upper == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row0 + tx < p.n && col0 + c < p.n) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + row0 + tx + (col0 + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = col0 + tx;
    let j = row0 + c;
    if (i < p.n && j < p.n && select((i < j), (i > j), p.upper == 1u)) {
      A[p.offA + i + j * p.lda] = turned(tile[c + tx * (TILE + 1u)]);
    }
    // @when CONJUGATE
    if (x == y && i < p.n && i == j) {
      A[p.offA + i + j * p.lda][SIGN] = 0u;
      A[p.offA + i + j * p.lda][SIGN - SIGN / 2u] = 0u;
    }
    // @end
  }
}
`);
export const transpose_square = /* @__PURE__ */ joined(`
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
var<workgroup> low: array<T, TILE * (TILE + 1u)>;
var<workgroup> high: array<T, TILE * (TILE + 1u)>;
`, lib_turned_sign, `@compute @workgroup_size(THREADS)
fn transpose_square(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      low[tx + c * (TILE + 1u)] = A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda];
    }
    if (y * TILE + tx < p.n && x * TILE + c < p.n) {
      high[tx + c * (TILE + 1u)] = A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda] = turned(high[c + tx * (TILE + 1u)]);
    }
    if (x != y && y * TILE + tx < p.n && x * TILE + c < p.n) {
      A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda] = turned(low[c + tx * (TILE + 1u)]);
    }
  }
}
`);
export const transpose_tiled = /* @__PURE__ */ joined(`
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_B: u32 = 0u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<T, TILE * (TILE + 1u)>;
`, lib_turned_sign, `@compute @workgroup_size(THREADS)
fn transpose_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        tile[tx + c * (TILE + 1u)] = B[origin];
      } else {
        tile[tx + c * (TILE + 1u)] = A[origin];
      }
    }
  }
  workgroupBarrier();
  for (var r = t / TILE; r < TILE; r += LINES) {
    let i = row0 + r;
    let j = col0 + tx;
    if (i < p.m && j < p.n) {
      B[p.offB + j + i * p.ldb] = turned(tile[r + tx * (TILE + 1u)]);
    }
  }
}
`);

// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double_elements, lib_field } from '../../runtime/shaderLibs.gen.js';
export const tri_expand = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  uplo: u32,
  unit: u32,
  nb: u32,
  order: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tri_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let order = min(p.nb, p.order - z * p.nb);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < order && j < order) {
      var value = T();
      if (i == j && p.unit == 1u) {
        value = narrow(ofReal(1.0));
      } else if ((p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j)) {
        value = A[p.offA + z * p.nb * (p.lda + 1u) + i + j * p.lda];
      }
      W[z * p.nb * p.ldw + i + j * p.ldw] = value;
    }
  }
}
`);
export const trsm_block = /* @__PURE__ */ joined(`
`, lib_field, `const NB: u32 = 64u;
const COLS: u32 = 4u;
const DEPTH: u32 = 4u;
const UNIT: u32 = 0u;
const CONJ: u32 = 0u;
const A_IN_B: u32 = 0u;
const STAGED: u32 = 0u;
const INVERT: u32 = 0u;
struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> Xs: array<V, 2u * COLS>;
var<workgroup> Ts: array<V, DEPTH * (NB + 1u)>;
fn readT(offA: i32, row: u32, column: u32) -> V {
  let at = offA + i32(min(row, p.nb - 1u)) * p.rsA + i32(min(column, p.nb - 1u)) * p.csA;
  var value: T;
  if (A_IN_B == 1u) {
    value = B[at];
  } else {
    value = A[at];
  }
  if (CONJ == 1u) {
    return conj(widen(value));
  }
  return widen(value);
}
fn share(offA: i32, t: u32, u: u32, i0: u32) -> V {
  return readT(
    offA,
    select(t, t / DEPTH + u * (NB / DEPTH), STAGED == 1u),
    i0 + select(u, t % DEPTH, STAGED == 1u),
  );
}
@compute @workgroup_size(NB)
fn trsm_block(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) row: u32) {
  let col0 = (group.x + p.baseX) * COLS;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let offB = p.offB + z * p.strideB;
  // @registers
  var x: array<V, COLS>;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if (INVERT == 1u) {
      x[q] = select(V(), p.alpha, row == col0 + q);
    } else if ((row < p.nb) & (col0 + q < p.columns)) {
      x[q] = mul(p.alpha, widen(B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB]));
    }
  }
  let first = select(0u, col0 / DEPTH * DEPTH, INVERT == 1u);
  // @registers
  var now: array<V, DEPTH>;
  // @registers
  var next: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    now[u] = share(offA, row, u, first);
  }
  for (var i0 = first; i0 < p.nb; i0 += DEPTH) {
    if (STAGED == 1u) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        Ts[(row % DEPTH) * (NB + 1u) + row / DEPTH + u * (NB / DEPTH)] = now[u];
      }
      workgroupBarrier();
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        now[u] = Ts[u * (NB + 1u) + row];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      next[u] = share(offA, row, u, i0 + DEPTH);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u;
      if (row == i) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          if (UNIT == 0u) {
            x[q] = divide(x[q], now[u]);
          }
          Xs[(u % 2u) * COLS + q] = x[q];
        }
      }
      workgroupBarrier();
      if ((row > i) & (row < p.nb)) {
        // @unroll
        for (var q = 0u; q < COLS; q++) {
          x[q] = mad(-now[u], Xs[(u % 2u) * COLS + q], x[q]);
        }
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      now[u] = next[u];
    }
  }
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    if ((row < p.nb) & (col0 + q < p.columns)) {
      B[offB + i32(row) * p.rsB + i32(col0 + q) * p.csB] = narrow(x[q]);
    }
  }
}
`);
export const trsm_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const NB: u32 = 64u;
const COLS: u32 = 4u;
const UNIT: u32 = 0u;
const A_IN_B: u32 = 0u;
const INVERT: u32 = 0u;
const APART: u32 = 1u - A_IN_B;
struct Params {
  baseX: u32,
  baseZ: u32,
  nb: u32,
  columns: u32,
  offA: i32,
  rsA: i32,
  csA: i32,
  strideA: i32,
  offB: i32,
  rsB: i32,
  csB: i32,
  strideB: i32,
  conjA: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> reciprocals: array<V, NB>;
var<workgroup> solved: array<V, 2u * COLS>;
fn readT(offA: i32, i: u32, j: u32) -> V {
  let at = offA + i32(i) * p.rsA + i32(j) * p.csA;
  var value: V;
  // @when A_IN_B
  value = widen(B[at]);
  // @end
  // @when APART
  value = widen(A[at]);
  // @end
  return select(value, conj(value), p.conjA != 0u);
}
@compute @workgroup_size(NB * COLS)
fn trsm_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % NB;
  let c = t / NB;
  let column = (group.x + p.baseX) * COLS + c;
  let mine = row < p.nb && column < p.columns;
  let z = i32(group.z + p.baseZ);
  let offA = p.offA + z * p.strideA;
  let at = p.offB + z * p.strideB + i32(row) * p.rsB + i32(column) * p.csB;
  var x: V;
  if (mine) {
    if (INVERT == 1u) {
      x = select(V(), one(), row == column);
    } else {
      x = byFactor(p.alpha, widen(B[at]));
    }
  }
  if (UNIT == 0u && c == 0u) {
    var reciprocal: V;
    if (row < p.nb) {
      let d = readT(offA, row, row);
      var exponent = dAbs(realPart(d)).y >> 20u;
      // @when COMPLEX
      exponent = max(exponent, dAbs(d.zw).y >> 20u);
      // @end
      if (exponent > 8u && exponent < 2040u) {
        reciprocal = inverse(d);
      }
    }
    reciprocals[row] = reciprocal;
  }
  workgroupBarrier();
  var next: V;
  if (mine && row > 0u) {
    next = readT(offA, row, 0u);
  }
  for (var i = 0u; i < p.nb; i++) {
    let factor = neg(next);
    if (mine && row > i + 1u) {
      next = readT(offA, row, i + 1u);
    }
    if (mine && row == i) {
      if (UNIT == 0u) {
        let reciprocal = reciprocals[i];
        if (isZeroV(reciprocal)) {
          x = divide(x, readT(offA, i, i));
        } else {
          x = mul(x, reciprocal);
        }
      }
      solved[(i % 2u) * COLS + c] = x;
    }
    workgroupBarrier();
    if (mine && row > i) {
      x = mad(factor, solved[(i % 2u) * COLS + c], x);
    }
  }
  if (mine) {
    B[at] = narrow(x);
  }
}
`);

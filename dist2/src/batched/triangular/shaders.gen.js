// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_field } from '../../runtime/shaderLibs.gen.js';
export const trsm_batched = /* @__PURE__ */ joined(`
const ROWS: u32 = 16u;
const G: u32 = 8u;
const CN: u32 = 1u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const CONJ: u32 = 0u;
const THREADS: u32 = ROWS * G;
const SOLVED: u32 = G * CN;
`, lib_field, `struct Params {
`, lib_batch_fields, `  solves: u32,
  upper: u32,
  unit: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> solved: array<V, 2u * SOLVED>;
fn elementOf(at: u32) -> V {
  var stored: T;
  if (A_IN_B == 1u) {
    stored = B[at];
  } else {
    stored = A[at];
  }
  var value = widen(stored);
  // @when CONJ
  value = conj(value);
  // @end
  return value;
}
@compute @workgroup_size(THREADS)
fn trsm_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / ROWS;
  let i = t % ROWS;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  let mine = i < n;
  let turned = p.upper != 0u;
  let row = select(i, n - 1u - i, turned);
  let start = q.A.off + row * q.A.rs + select(0u, (n - 1u) * q.A.cs, turned);
  let step = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + row * q.B.rs + c0 * q.B.cs;
  let solves = p.solves != 0u;
  // @registers
  var b: array<V, CN>;
  // @unroll
  for (var c = 0u; c < CN; c++) {
    b[c] = V();
    if (mine & solves & (c0 + c < q.nrhs)) {
      b[c] = mul(p.alpha, widen(B[b0 + c * q.B.cs]));
    }
  }
  var pivot = ofReal(1.0);
  if (mine & solves & (p.unit == 0u)) {
    pivot = elementOf(start + i * step);
  }
  var next = V();
  if (mine & solves & (i > 0u)) {
    next = elementOf(start);
  }
  let last = select(0u, p.n, solves);
  for (var l = 0u; l < last; l++) {
    let slot = (l % 2u) * SOLVED + g * CN;
    if (i == l) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] = divide(b[c], pivot);
        solved[slot + c] = b[c];
      }
    }
    let a = next;
    if (mine & (i > l + 1u)) {
      next = elementOf(start + (l + 1u) * step);
    }
    workgroupBarrier();
    if (mine & (i > l)) {
      // @unroll
      for (var c = 0u; c < CN; c++) {
        b[c] -= mul(a, solved[slot + c]);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CN; c++) {
    if (mine & (c0 + c < q.nrhs)) {
      B[b0 + c * q.B.cs] = narrow(b[c]);
    }
  }
}
`);
export const trsm_batched_tall = /* @__PURE__ */ joined(`
const CN: u32 = 1u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_B: u32 = 0u;
const CONJ: u32 = 0u;
const NB: u32 = 32u;
const P: u32 = 8u;
const PITCH: u32 = 33u;
`, lib_field, `struct Params {
`, lib_batch_fields, `  solves: u32,
  upper: u32,
  unit: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_batch_problem, `var<workgroup> block: array<V, NB * PITCH>;
var<workgroup> sums: array<V, P * NB * CN>;
var<workgroup> solved: array<V, 2u * CN>;
fn elementOf(at: u32) -> V {
  var stored: T;
  if (A_IN_B == 1u) {
    stored = B[at];
  } else {
    stored = A[at];
  }
  var value = widen(stored);
  // @when CONJ
  value = conj(value);
  // @end
  return value;
}
@compute @workgroup_size(256)
fn trsm_batched_tall(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let q = problem(group.x + p.baseX);
  let turned = p.upper != 0u;
  let solves = p.solves != 0u;
  let end = max(q.n, 1u) - 1u;
  let a0 = q.A.off + select(0u, end * (q.A.rs + q.A.cs), turned);
  let rowA = select(q.A.rs, 0u - q.A.rs, turned);
  let colA = select(q.A.cs, 0u - q.A.cs, turned);
  let c0 = (group.y + p.baseY) * CN;
  let b0 = q.B.off + select(0u, end * q.B.rs, turned) + c0 * q.B.cs;
  let rowB = select(q.B.rs, 0u - q.B.rs, turned);
  let columns = select(min(q.nrhs, c0 + CN) - c0, 0u, c0 >= q.nrhs);
  let row = select(t % NB, t / P, ACROSS == 1u);
  let part = select(t / NB, t % P, ACROSS == 1u);
  let myRow = t % NB;
  let myCol = t / NB;
  for (var k0 = 0u; k0 < p.n; k0 += NB) {
    for (var s = part; s < NB; s += P) {
      var a = V();
      if (solves & (k0 + row < q.n) & (s < row)) {
        a = elementOf(a0 + (k0 + row) * rowA + (k0 + s) * colA);
      }
      block[row * PITCH + s] = a;
    }
    // @registers
    var sum: array<V, CN>;
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sum[c] = V();
    }
    if (solves & (k0 + row < q.n)) {
      for (var l = part; l < k0; l += P) {
        let a = elementOf(a0 + (k0 + row) * rowA + l * colA);
        // @unroll
        for (var c = 0u; c < CN; c++) {
          if (c < columns) {
            sum[c] += mul(a, widen(B[b0 + l * rowB + c * q.B.cs]));
          }
        }
      }
    }
    // @unroll
    for (var c = 0u; c < CN; c++) {
      sums[(part * NB + row) * CN + c] = sum[c];
    }
    workgroupBarrier();
    let mine = (k0 + myRow < q.n) & (myCol < columns);
    let place = b0 + (k0 + myRow) * rowB + myCol * q.B.cs;
    var b = V();
    var pivot = ofReal(1.0);
    if (mine & solves) {
      var known = V();
      for (var s = 0u; s < P; s++) {
        known += sums[(s * NB + myRow) * CN + myCol];
      }
      b = mul(p.alpha, widen(B[place])) - known;
      if (p.unit == 0u) {
        pivot = elementOf(a0 + (k0 + myRow) * (rowA + colA));
      }
    }
    for (var l = 0u; l < NB; l++) {
      let slot = (l % 2u) * CN + myCol;
      if (mine & (myRow == l)) {
        b = divide(b, pivot);
        solved[slot] = b;
      }
      workgroupBarrier();
      if (mine & (myRow > l)) {
        b -= mul(block[myRow * PITCH + l], solved[slot]);
      }
    }
    if (mine) {
      B[place] = narrow(b);
    }
    storageBarrier();
    workgroupBarrier();
  }
}
`);

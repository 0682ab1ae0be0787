// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_bunch_block, lib_bunch_kaufman, lib_field, lib_pivot } from '../../runtime/shaderLibs.gen.js';
export const syconv = /* @__PURE__ */ joined(`
const NP: u32 = 32u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;
struct Params {
  baseX: u32,
  n: u32,
  upper: u32,
  offX: i32,
  rs: i32,
  cs: i32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> swaps: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_field, `var<workgroup> partners: array<u32, NP>;
fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}
@compute @workgroup_size(THREADS)
fn syconv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    partners[t] = stored(u32(swaps[stored(p.first + t)]) - 1u);
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  let j = (group.x + p.baseX) * COLS + t / (2u * NP);
  let inside = j < p.first + p.count;
  var opens = false;
  if (inside) {
    opens = swaps[p.n + stored(j)] == select(1, 2, p.upper == 1u);
  }
  let next = j + select(1u, 2u, opens);
  let begin = select(0u, next - p.first, next > p.first);
  var live = inside && q < p.count && q >= begin;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = partners[q];
    live = row < p.first || row >= p.first + p.count;
    for (var s = begin; s < q; s++) {
      live = live && partners[s] != row;
    }
  }
  var source = row;
  if (live) {
    for (var step = begin; step < p.count; step++) {
      let s = p.count - 1u - (step - begin);
      if (source == p.first + s) {
        source = partners[s];
      } else if (source == partners[s]) {
        source = p.first + s;
      }
    }
  }
  live = live && source != row;
  let column = p.offX + i32(j) * p.cs;
  var value = T();
  if (live) {
    value = X[column + i32(source) * p.rs];
  }
  storageBarrier();
  if (live) {
    X[column + i32(row) * p.rs] = value;
  }
  if (inside && slot == 0u && opens && j >= p.first && j + 1u < p.n) {
    X[column + i32(j + 1u) * p.rs] = T();
  }
}
`);
export const sytrf_column = /* @__PURE__ */ joined(`
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const OTHER: u32 = 0u;
const HERMITIAN: u32 = 0u;
struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> LW: array<T>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<storage, read_write> C: array<T>;
@group(0) @binding(4) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_field, ``, lib_pivot, ``, lib_bunch_kaufman, `var<workgroup> sums: array<V, THREADS>;
fn judge(akk: u32, colmax: u32) -> u32 {
  if (max(akk, colmax) < 0x00800000u) {
    return ZERO;
  }
  let isNumber = max(akk, colmax) <= 0x7f800000u;
  return select(LARGE, SEARCHED, isNumber && bitcast<R>(akk) < ALPHA * bitcast<R>(colmax));
}
@compute @workgroup_size(THREADS)
fn sytrf_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = state[0];
  if (k >= p.end) {
    return;
  }
  var j = k;
  var wanted = true;
  if (OTHER == 1u) {
    var key = 0u;
    var row = 0xffffffffu;
    for (var g = t; g < p.groups; g += THREADS) {
      let found = best[g];
      if (better(found, vec2u(key, row))) {
        key = found.x;
        row = found.y;
      }
    }
    let largest = bestPivot(t, key, row);
    let verdict = judge(pivotKey(abs1(C[k])), largest.x);
    wanted = verdict == SEARCHED;
    j = select(k, stored(largest.y), wanted);
    if (group.x == 0u && t == 0u) {
      best[2u * p.groups] = vec2u(verdict, j);
    }
  }
  let slice = t / ROWS;
  let i = p.base + group.x * ROWS + t % ROWS;
  let live = wanted && i >= k && i < p.n;
  var element = V();
  if (live && slice == 0u) {
    element = A[p.offA + i32(max(i, j)) * p.rs + i32(min(i, j)) * p.cs];
    if (i <= j) {
      element = select(mirrored(element), onDiagonal(element), i == j);
    }
  }
  var sum = V();
  if (live) {
    let atL = stored(i);
    let atW = p.offW + stored(j);
    for (var c0 = slice; c0 < k - p.base + slice; c0 += SLICES * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let c = (c0 + u * SLICES) * p.ldw;
        sum = mad(LW[atL + c], mirrored(LW[atW + c]), sum);
      }
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  var key = 0u;
  if (live && slice == 0u) {
    var value = element;
    for (var s = 0u; s < SLICES; s++) {
      value -= sums[t + s * ROWS];
    }
    value = select(value, onDiagonal(value), i == j);
    C[i + OTHER * p.n] = value;
    if (i != j) {
      key = pivotKey(abs1(value));
    }
  }
  let found = bestPivot(t, key, select(0xffffffffu, stored(i), key > 0u));
  if (t == 0u) {
    best[group.x + OTHER * p.groups] = found;
  }
}
`);
export const sytrf_nopiv = /* @__PURE__ */ joined(`
`, lib_field, `const SIDE: u32 = 16u;
const D: u32 = 2u;
const E: u32 = 2u;
const ACROSS: u32 = 0u;
const HERMITIAN: u32 = 0u;
const LEAF: u32 = SIDE * D;
const TILE: u32 = SIDE * E;
struct Params {
  baseX: u32,
  width: u32,
  rows: u32,
  off: u32,
  rs: u32,
  cs: u32,
  offW: u32,
  rsW: u32,
  csW: u32,
  offT: u32,
  rsT: u32,
  csT: u32,
  row0: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<storage, read_write> blocks: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> column: array<V, 2 * (LEAF + TILE)>;
var<workgroup> divisors: array<V, LEAF>;
fn diagonal(x: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return ofReal(realPart(x));
  }
  // @end
  return x;
}
fn mirrored(x: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return conj(x);
  }
  // @end
  return x;
}
fn byPivot(x: V, d: V) -> V {
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return x / realPart(d);
  }
  // @end
  return divide(x, d);
}
// @when REAL
fn vanishes(x: V) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) < 0x00800000u;
}
// @end
// @when COMPLEX
fn vanishes(x: V) -> bool {
  return all((bitcast<vec2u>(x) & vec2u(0x7fffffffu)) < vec2u(0x00800000u));
}
// @end
@compute @workgroup_size(SIDE, SIDE)
fn sytrf_nopiv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) id: vec3u) {
  let r = select(id.x, id.y, ACROSS == 1u);
  let c = select(id.y, id.x, ACROSS == 1u);
  let number = group.x + p.baseX;
  let tile = number * TILE;
  let below = p.off + (p.width + tile) * p.rs;
  // @registers
  var x: array<V, D * D>;
  // @registers
  var y: array<V, E * D>;
  // @registers
  var u: array<V, D>;
  // @unroll
  for (var b = 0u; b < D; b++) {
    let j = c + b * SIDE;
    // @unroll
    for (var a = 0u; a < D; a++) {
      let i = r + a * SIDE;
      if (i < p.width && j <= i) {
        let value = widen(A[p.off + i * p.rs + j * p.cs]);
        if (i == j) {
          x[a * D + b] = diagonal(value);
        } else {
          x[a * D + b] = value;
        }
      }
    }
    // @unroll
    for (var a = 0u; a < E; a++) {
      if (tile + r + a * SIDE < p.rows && j < p.width) {
        y[a * D + b] = widen(A[below + (r + a * SIDE) * p.rs + j * p.cs]);
      }
    }
  }
  // @unroll
  for (var k0 = 0u; k0 < D; k0++) {
    for (var kk = 0u; kk < SIDE; kk++) {
      let k = k0 * SIDE + kk;
      if (k < p.width) {
        let half = (k % 2u) * (LEAF + TILE);
        if (c == kk) {
          // @unroll
          for (var a = k0; a < D; a++) {
            column[half + r + a * SIDE] = x[a * D + k0];
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            column[half + LEAF + r + a * SIDE] = y[a * D + k0];
          }
        }
        workgroupBarrier();
        let pivot = diagonal(column[half + k]);
        let zero = vanishes(pivot);
        if (r == 0u && c == 0u) {
          divisors[k] = pivot;
          if (zero) {
            divisors[k] = one();
            if (number == 0u && info[p.offInfo] == 0) {
              info[p.offInfo] = i32(p.row0 + k + 1u);
            }
          }
        }
        if (!zero) {
          // @unroll
          for (var b = k0; b < D; b++) {
            u[b] = neg(mirrored(byPivot(column[half + c + b * SIDE], pivot)));
          }
          // @unroll
          for (var a = k0; a < D; a++) {
            let w = column[half + r + a * SIDE];
            if (c > kk) {
              x[a * D + k0] = mad(w, u[k0], x[a * D + k0]);
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              x[a * D + b] = mad(w, u[b], x[a * D + b]);
            }
          }
          // @unroll
          for (var a = 0u; a < E; a++) {
            let w = column[half + LEAF + r + a * SIDE];
            if (c > kk) {
              y[a * D + k0] = mad(w, u[k0], y[a * D + k0]);
            }
            // @unroll
            for (var b = k0 + 1u; b < D; b++) {
              y[a * D + b] = mad(w, u[b], y[a * D + b]);
            }
          }
        }
      }
    }
  }
  workgroupBarrier();
  // @unroll
  for (var b = 0u; b < D; b++) {
    let j = c + b * SIDE;
    if (j < p.width) {
      let d = divisors[j];
      // @unroll
      for (var a = 0u; a < E; a++) {
        let i = tile + r + a * SIDE;
        if (i < p.rows) {
          W[p.offW + i * p.rsW + j * p.csW] = narrow(y[a * D + b]);
          A[p.off + (p.width + i) * p.rs + j * p.cs] = narrow(byPivot(y[a * D + b], d));
        }
      }
      if (number == 0u) {
        // @unroll
        for (var a = 0u; a < D; a++) {
          let i = r + a * SIDE;
          if (i == j) {
            blocks[p.offT + i * p.rsT + j * p.csT] = narrow(diagonal(x[a * D + b]));
          } else if (i > j && i < p.width) {
            blocks[p.offT + i * p.rsT + j * p.csT] = narrow(byPivot(x[a * D + b], d));
          }
        }
      }
    }
  }
}
`);
export const sytrf_pivot = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const HERMITIAN: u32 = 0u;
struct Params {
  n: u32,
  base: u32,
  end: u32,
  upper: u32,
  offA: i32,
  rs: i32,
  cs: i32,
  ldw: u32,
  offW: u32,
  groups: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> LW: array<T>;
@group(0) @binding(2) var<storage, read> C: array<T>;
@group(0) @binding(3) var<storage, read> best: array<vec2u>;
@group(0) @binding(4) var<storage, read> state: array<u32>;
@group(0) @binding(5) var<storage, read_write> nextState: array<u32>;
@group(0) @binding(6) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(7) var<uniform> p: Params;
`, lib_field, ``, lib_pivot, ``, lib_bunch_kaufman, ``, lib_bunch_block, `struct Pivot {
  k: u32,
  q: u32,
  r: u32,
  chosen: u32,
  isZero: bool,
}
fn at(i: u32, j: u32) -> i32 {
  return p.offA + i32(i) * p.rs + i32(j) * p.cs;
}
fn choose(k: u32, verdict: vec2u, rowmax: R) -> Pivot {
  let isZero = verdict.x == ZERO;
  let r = verdict.y;
  if (verdict.x == SEARCHED) {
    let colmax = abs1(C[r]);
    if (!(abs1(C[k]) >= ALPHA * colmax * (colmax / rowmax))) {
      if (abs1(C[p.n + r]) >= ALPHA * rowmax) {
        return Pivot(k, k, r, p.n, isZero);
      }
      return Pivot(k, k + 1u, r, 0u, isZero);
    }
  }
  return Pivot(k, k, k, 0u, isZero);
}
fn record(pivot: Pivot) {
  let k = pivot.k;
  nextState[0] = pivot.q + 1u;
  let row = i32(stored(pivot.r)) + 1;
  ipiv[p.offPiv + stored(k)] = select(row, -row, pivot.q > k);
  if (pivot.q > k) {
    ipiv[p.offPiv + stored(pivot.q)] = -row;
  }
  nextState[1] = select(state[1], stored(k) + 1u, pivot.isZero && state[1] == 0u);
}
fn exchange(t: u32, pivot: Pivot) {
  for (var c = t; c < pivot.k - p.base; c += THREADS) {
    let atQ = stored(pivot.q) + c * p.ldw;
    let atR = stored(pivot.r) + c * p.ldw;
    let l = LW[atQ];
    LW[atQ] = LW[atR];
    LW[atR] = l;
    let w = LW[p.offW + atQ];
    LW[p.offW + atQ] = LW[p.offW + atR];
    LW[p.offW + atR] = w;
    if (pivot.q > pivot.k) {
      LW[p.offW + atQ] = T();
    }
  }
}
fn moveElement(i: u32, q: u32, r: u32) {
  let moved = A[at(i, q)];
  if (i == q) {
    A[at(r, r)] = moved;
  } else if (i < r) {
    A[at(r, i)] = mirrored(moved);
  } else {
    A[at(i, r)] = moved;
  }
}
fn writeColumn(i: u32, origin: u32, pivot: Pivot) {
  let k = pivot.k;
  let d = select(C[pivot.chosen + pivot.r], V(), pivot.isZero);
  var l = d;
  if (i > k) {
    let atL = stored(i) + (k - p.base) * p.ldw;
    let w = C[pivot.chosen + origin];
    l = V();
    if (!pivot.isZero) {
      l = quotient(w, d);
      LW[p.offW + atL] = w;
    }
    LW[atL] = l;
  }
  A[at(i, k)] = l;
}
fn writeColumns(i: u32, origin: u32, pivot: Pivot) {
  let k = pivot.k;
  let q = pivot.q;
  let a = C[k];
  let b = C[pivot.r];
  let c = C[p.n + pivot.r];
  if (i == k) {
    A[at(k, k)] = a;
  } else if (i == q) {
    A[at(q, k)] = b;
    A[at(q, q)] = c;
  } else {
    let w0 = C[origin];
    let w1 = C[p.n + origin];
    // @when REAL
    let d11 = a / b;
    let d22 = c / b;
    let scale = 1.0 / (d11 * d22 - 1.0) / b;
    let l0 = scale * (d22 * w0 - w1);
    let l1 = scale * (d11 * w1 - w0);
    // @end
    // @when COMPLEX
    let row = divideByBlock(a, b, c, w0, w1);
    let l0 = row[0];
    let l1 = row[1];
    // @end
    let atL = stored(i) + (k - p.base) * p.ldw;
    A[at(i, k)] = l0;
    A[at(i, q)] = l1;
    LW[atL] = l0;
    LW[atL + p.ldw] = l1;
    LW[p.offW + atL] = w0;
    LW[p.offW + atL + p.ldw] = w1;
  }
}
@compute @workgroup_size(THREADS)
fn sytrf_pivot(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = state[0];
  let first = group.x == 0u && t == 0u;
  if (k >= p.end) {
    if (first) {
      nextState[0] = k;
      nextState[1] = state[1];
    }
    return;
  }
  var key = 0u;
  for (var g = t; g < p.groups; g += THREADS) {
    key = max(key, best[p.groups + g].x);
  }
  let rowmax = bitcast<R>(bestPivot(t, key, 0u).x);
  let pivot = choose(k, best[2u * p.groups], rowmax);
  if (first) {
    record(pivot);
  }
  if (group.x == 0u) {
    exchange(t, pivot);
  }
  let i = p.base + group.x * THREADS + t;
  if (i < k || i >= p.n) {
    return;
  }
  let q = pivot.q;
  let r = pivot.r;
  if (r != q && i >= q && i != r) {
    moveElement(i, q, r);
  }
  var origin = i;
  if (i == q) {
    origin = r;
  } else if (i == r) {
    origin = q;
  }
  if (q == k) {
    writeColumn(i, origin, pivot);
  } else {
    writeColumns(i, origin, pivot);
  }
}
`);
export const sytrs_diagonal = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const HERMITIAN: u32 = 0u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> swaps: array<i32>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read_write> B: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_bunch_block, `@compute @workgroup_size(THREADS)
fn sytrs_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.n) {
    return;
  }
  let kind = swaps[p.n + i];
  let b = p.offB + i + (group.y + p.baseY) * p.ldb;
  if (kind == 0) {
    B[b] = quotient(B[b], D[i]);
  } else if (kind == 1 && i + 1u < p.n) {
    let e = D[p.n + i];
    // @when REAL
    let d11 = D[i] / e;
    let d22 = D[i + 1u] / e;
    let x = B[b] / e;
    let y = B[b + 1u] / e;
    let determinant = d11 * d22 - 1.0;
    B[b] = (d22 * x - y) / determinant;
    B[b + 1u] = (d11 * y - x) / determinant;
    // @end
    // @when COMPLEX
    let x = divideByBlock(D[i], select(e, conj(e), HERMITIAN == 1u), D[i + 1u], B[b], B[b + 1u]);
    B[b] = x[0];
    B[b + 1u] = x[1];
    // @end
  }
}
`);
export const sytrs_pivots = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const HERMITIAN: u32 = 0u;
struct Params {
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> swaps: array<i32>;
@group(0) @binding(3) var<storage, read_write> D: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_field, `var<workgroup> singles: array<i32, THREADS>;
@compute @workgroup_size(THREADS)
fn sytrs_pivots(@builtin(local_invocation_index) t: u32) {
  let upper = p.upper == 1u;
  var before = -1;
  for (var first = 0u; first < p.n; first += THREADS) {
    let i = first + t;
    var pivot = 1;
    if (i < p.n) {
      pivot = ipiv[p.offPiv + i];
    }
    var single = select(before, i32(i), pivot >= 0);
    singles[t] = single;
    workgroupBarrier();
    for (var step = 1u; step < THREADS; step *= 2u) {
      if (t >= step) {
        single = max(single, singles[t - step]);
      }
      workgroupBarrier();
      singles[t] = single;
      workgroupBarrier();
    }
    before = singles[THREADS - 1u];
    workgroupBarrier();
    if (i < p.n) {
      var partner = u32(select(pivot, -pivot, pivot < 0));
      partner = clamp(partner, select(i + 1u, 1u, upper), select(p.n, i + 1u, upper));
      var kind = 0;
      if (pivot < 0) {
        kind = 2 - (i32(i) - single) % 2;
        if (kind == select(1, 2, upper)) {
          partner = i + 1u;
        }
      }
      swaps[i] = i32(partner);
      swaps[p.n + i] = kind;
      let corner = p.offA + i * (p.lda + 1u);
      let diagonal = A[corner];
      D[i] = select(diagonal, ofReal(realPart(diagonal)), HERMITIAN == 1u);
      var beside = V();
      if (kind == 1 && i + 1u < p.n) {
        beside = A[corner + select(1u, p.lda, upper)];
        beside = select(beside, conj(beside), HERMITIAN == 1u && upper);
      }
      D[p.n + i] = beside;
      D[2u * p.n + i] = select(ofReal(1.0), D[i], kind == 0);
    }
  }
}
`);

// sytrf_column: a column of what is left of a symmetric (HERMITIAN: Hermitian) matrix, brought up to date by the panel's earlier columns,
// and the largest of its elements, by |Re| + |Im|: C(i) := A(i,j) - sum_c L(i,c) W(j,c), with HERMITIAN conj(W(j,c)). First column k itself,
// then (OTHER) the one of its largest element, if that is needed.
// Storage   A(i, j) = A[offA + i*rs + j*cs], i >= j; the strides are negative for an upper triangle. LW: L and, behind offW, W = L D of the
//           panel, rows in the order of storage, columns as eliminated, zero where nothing is known. C: two columns of n. best: the largest
//           element (key, row in storage) of every workgroup's part of column k, then of the other column; then (verdict, r)
// Mapping   workgroup (x) -> ROWS rows from the panel's first on; thread (row, slice) -> every SLICES-th column of the sum
// Tunables  ROWS rows per workgroup (16..64)  SLICES threads per row (2..16)  DEPTH columns in flight per thread (2..8);
//           ROWS*SLICES <= 256,  workgroup bytes 12.5*ROWS*SLICES, of complex ones 16.5*ROWS*SLICES   OTHER 1: the second search
// Needs     one workgroup per ROWS rows, in one dispatch; L and W with a multiple of SLICES*DEPTH columns. A workgroup writes its rows
//           of one column of C and its own place in best; the second search reads what only the first has written:
//           column k of C and the first places
// Source    LAPACK xLASYF, xLAHEF
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const OTHER: u32 = 0u;
const HERMITIAN: u32 = 0u;

struct Params {
  n: u32,
  base: u32, // first column of the panel
  end: u32, // and the one behind its last
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
@group(0) @binding(2) var<storage, read> state: array<u32>; // the column that is next
@group(0) @binding(3) var<storage, read_write> C: array<T>;
@group(0) @binding(4) var<storage, read_write> best: array<vec2u>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/field
// @use lib/pivot
// @use lib/bunch_kaufman

var<workgroup> sums: array<V, THREADS>;

// Decided by bits where NaN may be: NaN in column k leaves A(k,k) the pivot.
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

// norm_rows: the sums of magnitudes of the rows of the referenced part of A.
// Storage   A[offA + i + j*lda]; work holds Sums. each = 1: work[offW + s*m + i] of row i in slice s; each = 0: work[x], the largest sum of
//           the rows of workgroup x
// Mapping   workgroup (x, s) -> `turns` times `rows` rows (a power of two up to THREADS) one after the other, slice s of `slice` columns;
//           thread -> one row at a time, every THREADS/rows-th column; then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH columns in flight per thread   workgroup bytes = THREADS*16
// Needs     part: 0 all, 1 lower, 2 upper; unit = 1: ones on the diagonal, never what is loaded there, 2: its imaginary
//           parts are not looked at; strict = 1: without the diagonal.
//           each = 0 takes one slice. Loads are made whatever the column, within the part
// Source    LAPACK xLANGE, xLANSY, xLANHE, xLANTR. A row of a symmetric matrix is a column of its triangle and the rest of the same row
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  turns: u32,
  slice: u32,
  each: u32,
  part: u32,
  unit: u32,
  strict: u32,
  offA: u32,
  lda: u32,
  offW: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/norm_element

@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let step = THREADS / p.rows;
  var largest = 0u;
  // @registers
  var loaded: array<V, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let i = (x * p.turns + turn) * p.rows + t % p.rows;
    let first = max(slice * p.slice, select(0u, i, p.part == 2u));
    let stored = select(p.n, min(p.n, i + 1u), p.part == 1u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), i < p.m);
    var s = Sum(0u, 0.0, 0.0, 0.0);
    for (var j0 = first + t / p.rows; j0 < end; j0 += step * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        loaded[u] = widen(A[p.offA + i + min(j0 + u * step, end - 1u) * p.lda]);
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let j = j0 + u * step;
        var element = loaded[u];
        // @when COMPLEX
        element = select(element, ofReal(realPart(element)), (p.unit == 2u) & (i == j));
        // @end
        element = select(element, ofReal(1.0), (p.unit == 1u) & (i == j));
        s = addAbsolute(s, select(V(), element, (j < end) & ((p.strict == 0u) | (i != j))));
      }
    }
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, p.rows);
    if ((t < p.rows) & (i < p.m)) {
      largest = max(largest, sumBits(sums[t]));
      if (p.each == 1u) {
        work[p.offW + slice * p.m + i] = packed(sums[t]);
      }
    }
  }
  if (p.each == 0u) {
    workgroupBarrier();
    sums[t] = Sum(largest, 0.0, 0.0, 0.0);
    joinSums(t, p.rows, 1u);
    if (t == 0u) {
      work[x] = packed(sums[0]);
    }
  }
}

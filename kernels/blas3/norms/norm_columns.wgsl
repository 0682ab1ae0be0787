// norm_columns: largest magnitude, sums of magnitudes or sum of squares of the referenced part of A, column by column.
// Storage   A[offA + i + j*lda]; work holds Sums. each = 1: work[offW + s*n + j] of column j in slice s; each = 0: one per workgroup
//           (x, s), work[x + s*blocks]: of the squares (kind 2), or the largest magnitude (kind 0) or sum of a column (kind 1)
// Mapping   workgroup (x, s) -> `turns` times THREADS/lanes columns one after the other, slice s of `slice` rows; `lanes` threads side by
//           side (a power of two up to THREADS) -> one column at a time, every lanes-th row; then a tree
// Tunables  THREADS (64..256, a power of two)  DEPTH rows in flight per thread   workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares; part: 0 all, 1 lower, 2 upper; unit = 1: ones on the diagonal, never what is loaded there,
//           2: its imaginary parts are not looked at;
//           weight: of squares off the diagonal (2 for a symmetric matrix, of which one triangle is read).
//           Loads are made whatever the row, within the part
// Source    LAPACK xLANGE, xLANSY, xLANHE, xLANTR
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: R,
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
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let slice = group.y + p.baseY;
  let lane = t % p.lanes;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  var largest = 0u;
  // @registers
  var loaded: array<V, DEPTH>;
  for (var turn = 0u; turn < p.turns; turn++) {
    let j = (x * p.turns + turn) * (THREADS / p.lanes) + t / p.lanes;
    let first = max(slice * p.slice, select(0u, j, p.part == 1u));
    let stored = select(p.m, min(p.m, j + 1u), p.part == 2u);
    let end = select(0u, min((slice + 1u) * p.slice, stored), j < p.n);
    for (var i0 = first + lane; i0 < end; i0 += p.lanes * DEPTH) {
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        loaded[u] = widen(A[p.offA + min(i0 + u * p.lanes, end - 1u) + j * p.lda]);
      }
      // @unroll
      for (var u = 0u; u < DEPTH; u++) {
        let i = i0 + u * p.lanes;
        var element = loaded[u];
        // @when COMPLEX
        element = select(element, ofReal(realPart(element)), (p.unit == 2u) & (i == j));
        // @end
        element = select(element, ofReal(1.0), (p.unit == 1u) & (i == j));
        element = select(V(), element, i < end);
        if (p.kind == 2u) {
          s = addSquareOf(s, element, select(p.weight, 1.0, i == j));
        } else {
          s = addAbsolute(s, element);
        }
      }
    }
    if (p.kind == 1u) {
      workgroupBarrier();
      sums[t] = s;
      joinSums(t, p.lanes, 1u);
      if ((lane == 0u) & (j < p.n)) {
        largest = max(largest, sumBits(sums[t]));
        if (p.each == 1u) {
          work[p.offW + slice * p.n + j] = packed(sums[t]);
        }
      }
      s = Sum(0u, 0.0, 0.0, 0.0);
    }
  }
  if (p.each == 0u) {
    s.worst = max(s.worst, largest);
    workgroupBarrier();
    sums[t] = s;
    joinSums(t, THREADS, 1u);
    if (t == 0u) {
      work[x + slice * p.blocks] = packed(sums[0]);
    }
  }
}

// norm_rows: the sum of magnitudes of every row of the referenced part of A.
// Storage   A[offA + i + j*lda]; work[i] bits of the sum, to which more = 1 adds the elements off the diagonal of A
// Mapping   workgroup x -> ROWS rows; thread (r, g) -> row r of columns g, g + GROUPS, ..., then a tree: the same order in every run
// Tunables  ROWS (16..64)  GROUPS (4..16, a power of two); THREADS = ROWS*GROUPS; workgroup bytes = THREADS*16
// Needs     part as in lib/part; unit = 1: ones on the diagonal, which is not read
// Source    LAPACK xLANGE, xLANSY, xLANTR. A row of a symmetric matrix is a column of its triangle and the rest of the same row
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  part: u32,
  unit: u32,
  more: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read_write> work: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<Sum, THREADS>;

// @use lib/part
// @use lib/norm_sum

@compute @workgroup_size(THREADS)
fn norm_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  if (i < p.m) {
    for (var j = t / ROWS; j < p.n; j += GROUPS) {
      if (inPart(p.part, i, j) && (p.more == 0u || i != j)) {
        var bits = bitcast<u32>(1.0);
        if (p.unit == 0u || i != j) {
          bits = A[p.offA + i + j * p.lda] & MAGNITUDE;
        }
        s = addMagnitude(s, bits);
      }
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = GROUPS / 2u; half > 0u; half /= 2u) {
    if (t < half * ROWS) {
      sums[t] = joined(sums[t], sums[t + half * ROWS]);
    }
    workgroupBarrier();
  }
  if (t < ROWS && i < p.m) {
    var all = sums[t];
    if (p.more == 1u) {
      all = addMagnitude(all, work[i]);
    }
    work[i] = sumBits(all);
  }
}

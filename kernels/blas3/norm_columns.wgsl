// norm_columns: one value per column of the referenced part of A: largest magnitude, sum of magnitudes, or sum of squares.
// Storage   A[offA + i + j*lda]; work[j] bits of the magnitude or sum (kind 0, 1), work[4j..4j+3] a Sum of squares (kind 2)
// Mapping   workgroup x -> column x; its threads take rows t, t + THREADS, ..., then a tree: the same order in every run
// Tunables  THREADS (64..256, a power of two); workgroup bytes = THREADS*16
// Needs     kind 0 max, 1 sum, 2 squares. part as in lib/part; unit = 1: ones on the diagonal, which is not read; weight: of the squares
//           off the diagonal (2 for a symmetric matrix, of which one triangle is read)
// Source    LAPACK xLANGE, xLANSY, xLANTR
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  m: u32,
  part: u32,
  unit: u32,
  kind: u32,
  weight: f32,
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
fn norm_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.m; i += THREADS) {
    if (inPart(p.part, i, j)) {
      var bits = bitcast<u32>(1.0);
      if (p.unit == 0u || i != j) {
        bits = A[p.offA + i + j * p.lda] & MAGNITUDE;
      }
      if (p.kind == 0u) {
        s.worst = max(s.worst, bits);
      } else if (p.kind == 1u) {
        s = addMagnitude(s, bits);
      } else {
        s = addSquare(s, bits, select(p.weight, 1.0, i == j));
      }
    }
  }
  sums[t] = s;
  workgroupBarrier();
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    if (t < half) {
      sums[t] = joined(sums[t], sums[t + half]);
    }
    workgroupBarrier();
  }
  if (t == 0u) {
    let all = sums[0];
    if (p.kind == 0u) {
      work[j] = all.worst;
    } else if (p.kind == 1u) {
      work[j] = sumBits(all);
    } else {
      work[4u * j] = all.worst;
      work[4u * j + 1u] = bitcast<u32>(all.middle);
      work[4u * j + 2u] = bitcast<u32>(all.small);
      work[4u * j + 3u] = bitcast<u32>(all.big);
    }
  }
}

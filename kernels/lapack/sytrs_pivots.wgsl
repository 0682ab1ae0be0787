// sytrs_pivots: what a solution needs of the pivots of sytrf and of D, apart from the matrix that holds them.
// Storage   A[offA + i + j*lda]; ipiv[offPiv + i], from 1, pairs of negative ones for blocks of two. swaps[i]: the row, from 1, that row i is
//           exchanged with; swaps[n + i]: 0 a block of one, 1 the first row of a block of two, 2 its second. D[i] the diagonal, D[n + i] the element
//           beside it in the first row of a block; D[2n + i] a block of one again, and 1 in blocks of two: zero where D is singular
// Mapping   thread -> one row
// Tunables  THREADS (32..256)
// Needs     pivots that are rows which were left (clamped, so that a wrong list cannot move anything else)
// Source    LAPACK xSYCONV. Negative pivots come in pairs: whether one is the first of its pair is how many stand in front of it
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<storage, read_write> swaps: array<i32>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn sytrs_pivots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.n) {
    return;
  }
  let pivot = ipiv[p.offPiv + i];
  let own = i32(i) + 1;
  let upper = p.upper == 1u;
  var partner = clamp(abs(pivot), select(own, 1, upper), select(i32(p.n), own, upper));
  var kind = 0;
  if (pivot < 0) {
    var before = 0u;
    while (before < i && ipiv[p.offPiv + i - before - 1u] < 0) {
      before++;
    }
    kind = 1 + i32(before % 2u);
    // Of a block the row that is eliminated last is exchanged.
    if ((kind == 1) != upper) {
      partner = own;
    }
  }
  swaps[i] = partner;
  swaps[p.n + i] = kind;
  D[i] = A[p.offA + i * (p.lda + 1u)];
  var beside = 0.0;
  if (kind == 1 && i + 1u < p.n) {
    let corner = p.offA + i * (p.lda + 1u);
    beside = A[corner + select(1u, p.lda, upper)];
  }
  D[p.n + i] = beside;
  D[2u * p.n + i] = select(1.0, D[i], kind == 0);
}

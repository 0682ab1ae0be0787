// sytrs_pivots: what a solution needs of the pivots of sytrf and of D, apart from the matrix that holds them.
// Storage   A[offA + i + j*lda]; ipiv[offPiv + i], from 1, pairs of negative ones for blocks of two. swaps[i]: the row, from 1, that row
//           i is exchanged with; swaps[n + i]: 0 a block of one, 1 the first row of a block of two, 2 its second. D[i] the diagonal,
//           D[n + i] the element below it in the first row of a block; D[2n + i] a block of one again, and 1 in blocks of two:
//           zero where D is singular
// Mapping   one workgroup; thread -> rows t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two; workgroup bytes 4*THREADS   HERMITIAN 1: D is Hermitian and its diagonal taken for real
// Needs     pivots that are rows which were left (clamped, so that a wrong list cannot move anything else)
// Source    LAPACK xSYCONV. Negative pivots come in pairs: whether one is the first of its pair is how many stand in front of it, which is
//           how far the last block of one is away, a maximum over the rows up to it
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

// @use lib/field

var<workgroup> singles: array<i32, THREADS>;

@compute @workgroup_size(THREADS)
fn sytrs_pivots(@builtin(local_invocation_index) t: u32) {
  let upper = p.upper == 1u;
  var before = -1; // the last block of one in front of the rows at hand
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
      // Not abs: in a clamp NVIDIA's compiler (driver 580) leaves it out.
      var partner = u32(select(pivot, -pivot, pivot < 0));
      partner = clamp(partner, select(i + 1u, 1u, upper), select(p.n, i + 1u, upper));
      var kind = 0;
      if (pivot < 0) {
        kind = 2 - (i32(i) - single) % 2;
        // Of a block the row that is eliminated last is exchanged.
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

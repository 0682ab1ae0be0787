// syrk_batched: lower triangle of C := alpha A A^T + beta C for a batch, A and C stored in any direction; of complex numbers with
//           HERMITIAN A A^H or, of its conjugate, conj(A) A^T, real scalars and a real diagonal.
// Storage   lib/batch_problem: A(i, l) at A.off + i*rs + l*cs, n rows and a depth of nrhs; C(i, j) at C.off + i*rs + j*cs
// Mapping   workgroup (x, y) -> tile y of the problems x*G..x*G+G-1: tiles on and below the diagonal, row of tiles by row
//           thread (tx, ty) of a problem -> rows tx + r*NX, columns ty + c*NX of the tile
// Tunables  BM tile (4..64)  BK depth of a slab  TM results per thread in each direction  G problems
//           threads = G*(BM/TM)^2 <= 256; workgroup bytes = 8*G*BK*(BM+1), of complex numbers twice as many
//           ACROSS 1: A's rows are contiguous   LISTED 1: records   A_IN_C 1: A lies in C's buffer
//           HERMITIAN 1: the right factor is conjugated, 2: the left one
// Needs     reads = 0 does not read A, beta = 0 does not read C. Barriers are uniform because the largest depth is.
// Source    two slabs of A per tile in workgroup memory
const BM: u32 = 32u;
const BK: u32 = 8u;
const TM: u32 = 4u;
const G: u32 = 2u;
const ACROSS: u32 = 0u;
const LISTED: u32 = 0u;
const A_IN_C: u32 = 0u;
const HERMITIAN: u32 = 0u;
const PLAIN: u32 = 1u - (HERMITIAN + 1u) / 2u;
const CONJ_LEFT: u32 = HERMITIAN / 2u;
const CONJ_RIGHT: u32 = HERMITIAN % 2u;
const NX: u32 = BM / TM;
const EACH: u32 = NX * NX;
const THREADS: u32 = EACH * G;
const PITCH: u32 = BM + 1u;
const SLAB: u32 = BK * PITCH;

// @use lib/field

struct Params {
// @use lib/batch_fields
  reads: u32,
  alpha: V,
  beta: V,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

// Of each problem, the slab of the tile's rows and that of its columns.
var<workgroup> slabs: array<V, 2u * G * SLAB>;

fn elementOf(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}

@compute @workgroup_size(THREADS)
fn syrk_batched(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / EACH;
  let s = t % EACH;
  let z = (group.x + p.baseX) * G + g;
  let q = problem(min(z, p.count - 1u));
  let n = select(0u, q.n, z < p.count);
  // Tile y = i(i+1)/2 + j is in row i and column j of tiles; the root is off by at most one.
  let y = group.y + p.baseY;
  var i = u32((sqrt(8.0 * R(y) + 1.0) - 1.0) * 0.5);
  if (i * (i + 1u) / 2u > y) {
    i -= 1u;
  }
  if ((i + 1u) * (i + 2u) / 2u <= y) {
    i += 1u;
  }
  let row0 = i * BM;
  let col0 = (y - i * (i + 1u) / 2u) * BM;
  let tx = s % NX;
  let ty = s / NX;
  let rows = 2u * g * SLAB;
  let cols = rows + SLAB;
  // @registers
  var sum: array<V, TM * TM>;
  // @unroll
  for (var e = 0u; e < TM * TM; e++) {
    sum[e] = V();
  }
  let deepest = select(0u, p.nrhs, p.reads != 0u);
  for (var l0 = 0u; l0 < deepest; l0 += BK) {
    for (var e = s; e < BM * BK; e += EACH) {
      let r = select(e % BM, e / BK, ACROSS == 1u);
      let l = select(e / BM, e % BK, ACROSS == 1u);
      let at = q.A.off + (l0 + l) * q.A.cs;
      var left = V();
      var right = V();
      if ((row0 + r < n) & (l0 + l < q.nrhs)) {
        left = elementOf(at + (row0 + r) * q.A.rs);
      }
      if ((col0 + r < n) & (l0 + l < q.nrhs)) {
        right = elementOf(at + (col0 + r) * q.A.rs);
      }
      // @when CONJ_LEFT
      left = conj(left);
      // @end
      // @when CONJ_RIGHT
      right = conj(right);
      // @end
      slabs[rows + l * PITCH + r] = left;
      slabs[cols + l * PITCH + r] = right;
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      let left = rows + l * PITCH + tx;
      let right = cols + l * PITCH + ty;
      // @unroll
      for (var c = 0u; c < TM; c++) {
        let b = slabs[right + c * NX];
        // @unroll
        for (var r = 0u; r < TM; r++) {
          sum[c * TM + r] += mul(slabs[left + r * NX], b);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TM; c++) {
    // @unroll
    for (var r = 0u; r < TM; r++) {
      let row = row0 + tx + r * NX;
      let col = col0 + ty + c * NX;
      if ((row < n) & (col <= row)) {
        let at = q.C.off + row * q.C.rs + col * q.C.cs;
        var result = V();
        // @when HERMITIAN
        let isDiagonal = row == col;
        // @end
        if ((p.reads != 0u) & (q.nrhs > 0u)) { // an infinite alpha times no product would be NaN
          // @when HERMITIAN
          result = realPart(p.alpha) * sum[c * TM + r];
          // @end
          // @when PLAIN
          result = mul(p.alpha, sum[c * TM + r]);
          // @end
        }
        if (!isZeroV(p.beta)) {
          // @when HERMITIAN
          let before = widen(C[at]);
          result += realPart(p.beta) * select(before, ofReal(realPart(before)), isDiagonal);
          // @end
          // @when PLAIN
          result += mul(p.beta, widen(C[at]));
          // @end
        }
        // @when HERMITIAN
        result = select(result, ofReal(realPart(result)), isDiagonal);
        // @end
        C[at] = narrow(result);
      }
    }
  }
}

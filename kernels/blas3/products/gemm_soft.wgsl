// gemm_soft: C := alpha op(A) op(B) + beta C of doubles in soft arithmetic, all of C or one triangle: every term by a multiply-add with one
// rounding, in the order of k.
// Storage   op(A)(i, l) = A[offA + i + l*lda], transA 1 and 2: A[offA + l + i*lda], 2: conjugated; op(B) likewise; C[offC + i + j*ldc]
// Mapping   workgroup (x, y) -> TILE x TILE elements of C; thread (tx, ty) -> one of them, through slabs of TILE columns of op(A) and rows
//           of op(B) in workgroup memory
// Tunables  TILE (8, 16); workgroup bytes 2*TILE*(TILE + 1)*size(T)   T V COMPLEX: lib/field
//           A_IN_C 1: A lies in C's buffer, apart from C   B_IN_C 1: the same of B
//           ASKED 1: does nothing where table[0] tells of moduli, which double_choose has found to do
// Needs     part: 0 all of C, 1 the lower triangle, 2 the upper. alpha = 0 never reads A and B, beta = 0 never reads C
// Source    BLAS xGEMM; the products to which residues would cost more than they give
// @use lib/field
// @use lib/factor
// @use lib/field_double
const TILE: u32 = 16u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const ASKED: u32 = 0u;
const THREADS: u32 = TILE * TILE;
const PITCH: u32 = TILE + 1u; // one element of padding against bank conflicts

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  k: u32,
  part: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
// @when ASKED
@group(0) @binding(4) var<storage, read> table: array<vec4u>;
// @end

// @use lib/part

var<workgroup> As: array<V, TILE * PITCH>;
var<workgroup> Bs: array<V, TILE * PITCH>;

fn readA(i: u32, l: u32) -> V {
  if (i >= p.m || l >= p.k) {
    return V();
  }
  let at = p.offA + select(i + l * p.lda, l + i * p.lda, p.transA != 0u);
  var a: T;
  if (A_IN_C == 1u) {
    a = C[at];
  } else {
    a = A[at];
  }
  return select(widen(a), conj(widen(a)), p.transA == 2u);
}

fn readB(l: u32, j: u32) -> V {
  if (l >= p.k || j >= p.n) {
    return V();
  }
  let at = p.offB + select(l + j * p.ldb, j + l * p.ldb, p.transB != 0u);
  var b: T;
  if (B_IN_C == 1u) {
    b = C[at];
  } else {
    b = B[at];
  }
  return select(widen(b), conj(widen(b)), p.transB == 2u);
}

@compute @workgroup_size(THREADS)
fn gemm_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @when ASKED
  if (table[0].x != 0u) {
    return;
  }
// @end
  let i0 = (group.x + p.baseX) * TILE;
  let j0 = (group.y + p.baseY) * TILE;
  if ((p.part == 1u && i0 + TILE <= j0) || (p.part == 2u && j0 + TILE <= i0)) {
    return;
  }
  let tx = t % TILE;
  let ty = t / TILE;
  let i = i0 + tx;
  let j = j0 + ty;
  var sum = V();
  if (!isZeroV(p.alpha)) {
    for (var l0 = 0u; l0 < p.k; l0 += TILE) {
      // Neighbours load neighbours, as far as one side of a slab is a column of its matrix.
      if (p.transA == 0u) {
        As[tx + ty * PITCH] = readA(i, l0 + ty);
      } else {
        As[ty + tx * PITCH] = readA(i0 + ty, l0 + tx);
      }
      if (p.transB == 0u) {
        Bs[tx + ty * PITCH] = readB(l0 + tx, j);
      } else {
        Bs[ty + tx * PITCH] = readB(l0 + ty, j0 + tx);
      }
      workgroupBarrier();
      for (var l = 0u; l < min(TILE, p.k - l0); l++) {
        sum = mad(As[tx + l * PITCH], Bs[l + ty * PITCH], sum);
      }
      workgroupBarrier();
    }
    sum = byFactor(p.alpha, sum);
  }
  if (i < p.m && j < p.n && inPart(p.part, i, j)) {
    let at = p.offC + i + j * p.ldc;
    if (!isZeroV(p.beta)) {
      sum = madFactor(p.beta, widen(C[at]), sum);
    }
    C[at] = narrow(sum);
  }
}

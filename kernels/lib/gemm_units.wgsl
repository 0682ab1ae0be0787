// What the batched products share. A workgroup computes G units, blocks of up to BM x BN results of G products; slabs of their factors, BK
// deep, lie in workgroup memory:  As[unit][depth][row / 4], vectors of four rows;  Bs[unit][column][depth / 4], vectors of four depths.
alias E = f32; // what is stored: elements, or with WIDE = 1 vectors of four
alias W = f32; // what is computed with, of the same length
alias N = vec4<f32>; // four results as an array of W: with WIDE = 1 an array of one vector
const BM: u32 = 16u;
const BN: u32 = 16u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const G: u32 = 4u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const WIDE: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = G * NX * NY;
const VECTORS_A: u32 = BM * BK / 4u;
const VECTORS_B: u32 = BN * BK / 4u;
const LOADS_A: u32 = G * VECTORS_A / THREADS;
const LOADS_B: u32 = G * VECTORS_B / THREADS;
// Odd pitches spread the columns of B, and what a transposition scatters, over the memory's banks.
const PITCH_A: u32 = BM / 4u + TRANS_A;
const PITCH_B: u32 = BK / 4u + 1u;
const VW: u32 = 1u + 3u * WIDE;

// A block of a product: rows row0.., columns col0.. of C; m = 0 if there is none.
struct Unit {
  m: u32,
  n: u32,
  k: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
  row0: u32,
  col0: u32,
}

var<workgroup> As: array<vec4f, G * BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, G * BN * PITCH_B>;

fn elementA(at: u32) -> W {
  if (A_IN_C == 1u) {
    return W(C[at]);
  }
  return W(A[at]);
}

fn elementB(at: u32) -> W {
  if (B_IN_C == 1u) {
    return W(C[at]);
  }
  return W(B[at]);
}

// Vector `id` of a slab of A from depth k0 on: four rows of a depth, or with TRANS_A four depths of a row. Outside the matrix it is zero:
// the loads are made anyway, at the buffer's first element, because branches around them would keep them from overlapping.
fn fetchA(id: u32, k0: u32, u: Unit) -> vec4f {
  let v = id % VECTORS_A;
  let along = vec4u(0u, 1u, 2u, 3u);
  let i = u.row0 + select((v % (BM / 4u)) * 4u + along, vec4u(v / (BK / 4u)), TRANS_A == 1u);
  let l = k0 + select(vec4u(v / (BM / 4u)), (v % (BK / 4u)) * 4u + along, TRANS_A == 1u);
  let inside = (i < vec4u(u.m)) & (l < vec4u(u.k));
  let at = select(vec4u(), u.offA + select(i + l * u.lda, l + i * u.lda, TRANS_A == 1u), inside) / VW;
  var value = vec4f(elementA(at.x));
  if (WIDE == 0u) {
    value.y = vec4f(elementA(at.y)).x;
    value.z = vec4f(elementA(at.z)).x;
    value.w = vec4f(elementA(at.w)).x;
  }
  return select(vec4f(), value, inside);
}

// The same of B: four depths of a column, or with TRANS_B four columns of a depth.
fn fetchB(id: u32, k0: u32, u: Unit) -> vec4f {
  let v = id % VECTORS_B;
  let along = vec4u(0u, 1u, 2u, 3u);
  let j = u.col0 + select(vec4u(v / (BK / 4u)), (v % (BN / 4u)) * 4u + along, TRANS_B == 1u);
  let l = k0 + select((v % (BK / 4u)) * 4u + along, vec4u(v / (BN / 4u)), TRANS_B == 1u);
  let inside = (j < vec4u(u.n)) & (l < vec4u(u.k)) & vec4<bool>(u.m > 0u);
  let at = select(vec4u(), u.offB + select(l + j * u.ldb, j + l * u.ldb, TRANS_B == 1u), inside) / VW;
  var value = vec4f(elementB(at.x));
  if (WIDE == 0u) {
    value.y = vec4f(elementB(at.y)).x;
    value.z = vec4f(elementB(at.z)).x;
    value.w = vec4f(elementB(at.w)).x;
  }
  return select(vec4f(), value, inside);
}

fn keepA(id: u32, value: vec4f) {
  let v = id % VECTORS_A;
  let slab = (id / VECTORS_A) * (BK * PITCH_A);
  if (TRANS_A == 0u) {
    As[slab + (v / (BM / 4u)) * PITCH_A + v % (BM / 4u)] = value;
  } else {
    let i = v / (BK / 4u);
    let at = slab + (v % (BK / 4u)) * 4u * PITCH_A + i / 4u;
    As[at][i % 4u] = value.x;
    As[at + PITCH_A][i % 4u] = value.y;
    As[at + 2u * PITCH_A][i % 4u] = value.z;
    As[at + 3u * PITCH_A][i % 4u] = value.w;
  }
}

fn keepB(id: u32, value: vec4f) {
  let v = id % VECTORS_B;
  let slab = (id / VECTORS_B) * (BN * PITCH_B);
  if (TRANS_B == 0u) {
    Bs[slab + (v / (BK / 4u)) * PITCH_B + v % (BK / 4u)] = value;
  } else {
    let l = v / (BN / 4u);
    let at = slab + (v % (BN / 4u)) * 4u * PITCH_B + l / 4u;
    Bs[at][l % 4u] = value.x;
    Bs[at + PITCH_B][l % 4u] = value.y;
    Bs[at + 2u * PITCH_B][l % 4u] = value.z;
    Bs[at + 3u * PITCH_B][l % 4u] = value.w;
  }
}

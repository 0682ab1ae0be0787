// What the batched products share. A workgroup computes G units, blocks of up to BM x BN results of G products; slabs of their factors, BK
// deep, lie in workgroup memory:  As[unit][depth][row / 4], vectors of four rows;  Bs[unit][column][depth / 4], vectors of four depths.
// Of complex numbers vectors have two rows or depths, and WIDE is 0. Uses lib/field, of which T and V are not what is stored: that is E.
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
const CONJ_A: u32 = 0u;
const CONJ_B: u32 = 0u;
const NARROW: u32 = 1u - WIDE;
// Elements of a vector in workgroup memory.
const HELD: u32 = 4u / (1u + COMPLEX);
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const EACH: u32 = NX * NY;
const THREADS: u32 = G * EACH;
const VW: u32 = 1u + 3u * WIDE;
const LOADS_A: u32 = (BM * BK / VW + EACH - 1u) / EACH;
const LOADS_B: u32 = (BN * BK / VW + EACH - 1u) / EACH;
// Odd pitches spread the columns of B, and what a transposition scatters, over the memory's banks.
const PITCH_A: u32 = BM / HELD + TRANS_A;
const PITCH_B: u32 = BK / HELD + 1u;

// A block of a product: rows row0.., columns col0.. of C. m = 0 if there is none: its other fields are then those of another.
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
// Results on their way to C: a column of every thread, so that neighbouring threads store neighbouring elements.
var<workgroup> Cs: array<V, (1u - WIDE) * G * NY * BM + WIDE>;

fn elementA(at: u32) -> W {
  var value: W;
  if (A_IN_C == 1u) {
    value = W(C[at]);
  } else {
    value = W(A[at]);
  }
  // @when CONJ_A
  value = conj(value);
  // @end
  return value;
}

fn elementB(at: u32) -> W {
  var value: W;
  if (B_IN_C == 1u) {
    value = W(C[at]);
  } else {
    value = W(B[at]);
  }
  // @when CONJ_B
  value = conj(value);
  // @end
  return value;
}

// Places of what thread `own` of a unit carries in its step s: element (WIDE: vector) own + s*EACH of a slab, counted along memory.
fn rowOf(id: u32) -> u32 {
  return select((id % (BM / VW)) * VW, id / (BK / VW), TRANS_A == 1u);
}
fn depthOfA(id: u32) -> u32 {
  return select(id / (BM / VW), (id % (BK / VW)) * VW, TRANS_A == 1u);
}
fn columnOf(id: u32) -> u32 {
  return select(id / (BK / VW), (id % (BN / VW)) * VW, TRANS_B == 1u);
}
fn depthOfB(id: u32) -> u32 {
  return select((id % (BK / VW)) * VW, id / (BN / VW), TRANS_B == 1u);
}

// @when REAL
fn keepA(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_A == 0u) {
    As[to / 4u] = four;
    return;
  }
  As[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    As[to / 4u + PITCH_A][to % 4u] = four.y;
    As[to / 4u + 2u * PITCH_A][to % 4u] = four.z;
    As[to / 4u + 3u * PITCH_A][to % 4u] = four.w;
  }
}

fn keepB(to: u32, value: W) {
  let four = vec4f(value);
  if (WIDE == 1u && TRANS_B == 0u) {
    Bs[to / 4u] = four;
    return;
  }
  Bs[to / 4u][to % 4u] = four.x;
  if (WIDE == 1u) {
    Bs[to / 4u + PITCH_B][to % 4u] = four.y;
    Bs[to / 4u + 2u * PITCH_B][to % 4u] = four.z;
    Bs[to / 4u + 3u * PITCH_B][to % 4u] = four.w;
  }
}
// @end
// @when COMPLEX
fn keepA(to: u32, value: W) {
  As[to / 2u][2u * (to % 2u)] = value.x;
  As[to / 2u][2u * (to % 2u) + 1u] = value.y;
}

fn keepB(to: u32, value: W) {
  Bs[to / 2u][2u * (to % 2u)] = value.x;
  Bs[to / 2u][2u * (to % 2u) + 1u] = value.y;
}
// @end

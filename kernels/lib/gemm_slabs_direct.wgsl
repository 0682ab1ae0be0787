// Slabs of op(A) and op(B) in workgroup memory, loaded element by element: see gemm_direct, whose constants and bindings these are.
// Of complex matrices they have half as many depths, of real and imaginary parts beside each other.
// What a thread loads at once.
alias Fetched = f32;
var<workgroup> As: array<vec4f, BK / PARTS * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK / PARTS * PITCH_B>;

// Outside the matrix an element is zero: the load is made anyway, at the operand's first element, because a branch around it would keep
// loads from overlapping (and takes software adapters minutes to compile).
// @when REAL
// Place of element `id` of a slab that is `extent` wide, as (along, depth). Neighbouring ids are neighbours in memory.
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK, id % BK), depthFirst);
}

fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k);
  let index = base + select(0u, select(at.x + at.y * p.lda, at.y + at.x * p.lda, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(col0, k0) + place(id, BN, TRANS_B == 0u);
  let inside = (at.x < p.n) & (at.y < k);
  let index = base + select(0u, select(at.y + at.x * p.ldb, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}

fn storeA(id: u32, value: f32) {
  let at = place(id, BM, TRANS_A == 1u);
  As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = value;
}

fn storeB(id: u32, value: f32) {
  let at = place(id, BN, TRANS_B == 0u);
  Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = value;
}
// @end
// @when COMPLEX
// Place of word `id` of a slab that is `extent` words wide: words along, depth in elements.
fn place(id: u32, extent: u32, depthFirst: bool) -> vec2u {
  return select(vec2u(id % extent, id / extent), vec2u(id / BK * 2u + id % 2u, id % BK / 2u), depthFirst);
}

fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(row0, k0 / 2u) + place(id, BM, TRANS_A == 1u);
  let inside = (at.x < p.m) & (at.y < k / 2u);
  let turned = 2u * at.y + at.x % 2u + at.x / 2u * p.lda;
  let index = base + select(0u, select(at.x + at.y * p.lda, turned, TRANS_A == 1u), inside);
  var value: f32;
  if (A_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(A[index]);
  }
  return select(0.0, value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> f32 {
  let at = vec2u(2u * col0, k0 / 2u) + place(id, 2u * BN, TRANS_B == 0u);
  let inside = (at.x < 2u * p.n) & (at.y < k / 2u);
  let stored = 2u * at.y + at.x % 2u + at.x / 2u * p.ldb;
  let index = base + select(0u, select(stored, at.x + at.y * p.ldb, TRANS_B == 1u), inside);
  var value: f32;
  if (B_IN_C == 1u) {
    value = f32(C[index]);
  } else {
    value = f32(B[index]);
  }
  return select(0.0, value, inside);
}

// The sign here and not where it is fetched: arithmetic on what was loaded waits for it.
fn storeA(id: u32, value: f32) {
  let at = place(id, BM, TRANS_A == 1u);
  As[at.y * PITCH_A + at.x / 4u][at.x % 4u] = select(value, -value, (CONJ_A == 1u) & (at.x % 2u == 1u));
}

fn storeB(id: u32, value: f32) {
  let at = place(id, 2u * BN, TRANS_B == 0u);
  Bs[at.y * PITCH_B + at.x / 4u][at.x % 4u] = select(value, -value, (CONJ_B == 1u) & (at.x % 2u == 1u));
}
// @end

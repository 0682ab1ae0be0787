// Slabs of op(A) and op(B) in workgroup memory, in vectors of four: see gemm_tiled, whose constants and bindings these are. Of complex
// matrices a vector has two elements, and a slab half as many depths: BK words.
// What a thread loads at once.
alias Fetched = vec4f;
var<workgroup> As: array<vec4f, BK / PARTS * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK / PARTS * PITCH_B>;

// @when REAL
// Vector `id` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Outside the matrix it is zero:
// the load is made anyway, at the operand's first element, because a branch around it would keep loads from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (EDGE == 0u) | ((i < p.m) & (l < k));
  let at = base + select(0u, select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
// @end
// @when COMPLEX
// Vector `id` of the A slab at depth k0, in words: two rows of one column, or with TRANS_A two depths of one row. Zero outside.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u) * 2u, TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u) * 2u, (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let inside = (id < VECTORS_A) & ((EDGE == 0u) | ((i < p.m) & (l < k)));
  let at = base + select(0u, select(i + l / 2u * p.lda, l + i / 2u * p.lda, TRANS_A == 1u), inside);
  var value: vec4f;
  if (A_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(A[at / 4u]);
  }
  return select(vec4f(), value, inside);
}

// Of the B slab: two depths of one column, or with TRANS_B two columns at one depth.
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 2u)) * 2u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 2u) * 2u, TRANS_B == 1u);
  let inside = (EDGE == 0u) | ((j < p.n) & (l < k));
  let at = base + select(0u, select(l + j * p.ldb, 2u * j + l / 2u * p.ldb, TRANS_B == 1u), inside);
  var value: vec4f;
  if (B_IN_C == 1u) {
    value = vec4f(C[at / 4u]);
  } else {
    value = vec4f(B[at / 4u]);
  }
  return select(vec4f(), value, inside);
}
// @end
// @use lib/gemm_slabs_store

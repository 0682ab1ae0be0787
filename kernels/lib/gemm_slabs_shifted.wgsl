// Slabs of op(A) and op(B) in workgroup memory, in vectors of four that may start anywhere: see gemm_shifted, whose constants and bindings
// these are.
// What a thread loads at once.
alias Fetched = vec4f;
var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Four elements from the s-th on of eight.
fn joined(first: vec4f, second: vec4f, s: u32) -> vec4f {
  let byTwo = (s & 2u) != 0u;
  let two = select(first, vec4f(first.zw, second.xy), byTwo);
  let next = select(second.x, second.z, byTwo);
  return select(two, vec4f(two.yzw, next), (s & 1u) != 0u);
}

// Which of four depths from l on are less than k, along a vector or, across vectors, all or none.
fn isInside(l: u32, k: u32, along: bool) -> vec4<bool> {
  return vec4u(l) + select(vec4u(), vec4u(0u, 1u, 2u, 3u), along) < vec4u(k);
}

// Vector `id` of the A slab at depth k0: four rows of one column, or with TRANS_A four depths of one row. Depths beyond k are zero; rows
// beyond m are whatever is found: they are not stored. The loads are made anyway, within the operand, because branches around them would
// keep them from overlapping.
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let i = row0 + select((id % (BM / 4u)) * 4u, id / (BK / 4u), TRANS_A == 1u);
  let l = k0 + select(id / (BM / 4u), (id % (BK / 4u)) * 4u, TRANS_A == 1u);
  let at = base + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  let first = vec4f(A[min(at / 4u, p.lastA)]);
  let second = vec4f(A[min(at / 4u + 1u, p.lastA)]);
  return select(vec4f(), joined(first, second, at % 4u), isInside(l, k, TRANS_A == 1u));
}

fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4f {
  let j = col0 + select(id / (BK / 4u), (id % (BN / 4u)) * 4u, TRANS_B == 1u);
  let l = k0 + select((id % (BK / 4u)) * 4u, id / (BN / 4u), TRANS_B == 1u);
  let at = base + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  let first = vec4f(B[min(at / 4u, p.lastB)]);
  let second = vec4f(B[min(at / 4u + 1u, p.lastB)]);
  return select(vec4f(), joined(first, second, at % 4u), isInside(l, k, TRANS_B == 0u));
}
// @use lib/gemm_slabs_store

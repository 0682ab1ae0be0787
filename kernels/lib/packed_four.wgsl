// Four rows of a matrix of a packed run at once. Uses the kernel's A, an array of vec4f, and p.n, a multiple of four.
const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);

// Rows row .. row+3 of column j of A from `off` on, as far as they are above `end`: the rest is zero. The load is unconditional, so that many
// are in flight together.
fn fourOfA(off: u32, row: u32, j: u32, end: u32) -> vec4f {
  let inside = LINE + row < vec4u(end);
  return select(vec4f(), A[select(0u, off + j * p.n + row, inside.x) / 4u], inside);
}

// Four rows of a matrix of a packed run at once: with WIDE bindings are arrays of vec4f, columns being multiples of four elements apart,
// else (NARROW) of f32. Uses the kernel's A and p.n.
const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);

// Rows row .. row+3 of column j of A from `off` on, as far as they are above `end`: the rest is zero. Loads are unconditional, so that they
// are in flight together.
fn fourOfA(off: u32, row: u32, j: u32, end: u32) -> vec4f {
  let inside = LINE + row < vec4u(end);
  var value: vec4f;
  // @when WIDE
  value = A[select(0u, off + j * p.n + row, inside.x) / 4u];
  // @end
  // @when NARROW
  // @unroll
  for (var i = 0u; i < 4u; i++) {
    value[i] = A[select(0u, off + j * p.n + row + i, inside[i])];
  }
  // @end
  return select(vec4f(), value, inside);
}

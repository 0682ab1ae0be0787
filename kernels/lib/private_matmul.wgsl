// *c := op(A) op(B), R x C, from op(A) of R x K and op(B) of K x C, all column-major; op(A)(i, l) is (*a)[i*ROW_A + l*COL_A],
// op(B)(l, j) is (*b)[l*ROW_B + j*COL_B].
fn NAME(a: ptr<function, array<T, R * K>>, b: ptr<function, array<T, K * C>>, c: ptr<function, array<T, R * C>>) {
  // @unroll
  for (var j = 0u; j < C; j++) {
    // @unroll
    for (var i = 0u; i < R; i++) {
      var sum = T(0);
      // @unroll
      for (var l = 0u; l < K; l++) {
        sum += (*a)[i * ROW_A + l * COL_A] * (*b)[l * ROW_B + j * COL_B];
      }
      (*c)[i + R * j] = sum;
    }
  }
}

  workgroupBarrier();
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    acc[c] = vec4f();
  }
  for (var l = 0u; l < fours; l++) {
    let turned = select(l + ty, l + ty - NX, l + ty >= NX);
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let left = L[base + (4u * l + q) * NX + tx];
      let right = R[base + (4u * l + q) * NX + turned];
      acc[0] = fma(left, vec4f(right.x), acc[0]);
      acc[1] = fma(left, vec4f(right.y), acc[1]);
      acc[2] = fma(left, vec4f(right.z), acc[2]);
      acc[3] = fma(left, vec4f(right.w), acc[3]);
    }
  }
  workgroupBarrier();

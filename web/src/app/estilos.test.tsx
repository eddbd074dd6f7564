// @vitest-environment happy-dom
import { CacheProvider, css, Global } from '@emotion/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { estilos } from './estilos.ts'

afterEach(cleanup)

test('lo que Safari conoce solo con prefijo va de las dos maneras, y lo demás de una', () => {
  render(
    <CacheProvider value={estilos}>
      <Global styles={css({ '.prueba': { userSelect: 'none', display: 'flex' } })} />
    </CacheProvider>,
  )
  expect(document.head.textContent).toContain('.prueba{-webkit-user-select:none;user-select:none;display:flex;}')
})
